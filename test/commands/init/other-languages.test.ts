import { describe, expect, it } from 'vitest'
import type { Asked } from '../../../src/commands/init/asked.ts'
import { askAboutBrand, isQuestion, toQuestion } from '../../../src/commands/init/questions.ts'

const ask = (language: string, heading: string) => {
  const asked: Asked = { brand: 'Acme', category: undefined, language, inSentence: word => word }
  return toQuestion(heading, asked)
}

describe('the question of a heading in another language', () => {
  it.each([
    ['de', 'Preise und Pläne', 'Was kostet Acme?'],
    ['fr', 'Démarrage rapide', 'Comment débuter avec Acme ?'],
    ['es', 'Instalación', '¿Cómo instalar Acme?'],
    ['ru', 'Цены', 'Сколько стоит Acme?'],
    ['ja', '料金', 'Acmeの料金は？'],
    ['zh-CN', '安装', '如何安装Acme？'],
    ['ko', '시작하기', 'Acme는 어떻게 시작하나요?'],
  ])('on what people ask of every brand, %s: %s', (language, heading, question) => {
    expect(ask(language, heading)).toBe(question)
  })

  it.each([
    ['de', 'Dateien wiederherstellen', 'Wie kann ich mit Acme Dateien wiederherstellen?'],
    ['de', 'Ihre Dateien mit Acme teilen', 'Wie kann ich ihre Dateien mit Acme teilen?'],
    ['fr', 'Restaurer les fichiers', 'Comment restaurer les fichiers avec Acme ?'],
    ['es', 'Agregar tableros a Acme', '¿Cómo agregar tableros a Acme?'],
    ['pt-BR', 'Compartilhar um quadro', 'Como compartilhar um quadro com Acme?'],
    ['it', 'Ripristinare i file', 'Come ripristinare i file con Acme?'],
    ['ja', 'ファイルを復元する', 'Acmeでファイルを復元するには？'],
    ['zh', '恢复文件', '如何在Acme中恢复文件？'],
    ['zh-TW', '還原檔案', '如何在Acme中還原檔案？'],
    ['ko', '파일 복원하기', 'Acme에서 파일 복원하는 방법은?'],
  ])('on something to do, %s: %s', (language, heading, question) => {
    expect(ask(language, heading)).toBe(question)
  })

  it.each([
    ['de', 'Freigaben', 'Freigaben bei Acme: Was ist das?'],
    ['de', 'Das BRAND-Handbuch', 'Das BRAND-Handbuch bei Acme: Was ist das?'],
    ['fr', 'Fichiers de configuration', 'Fichiers de configuration avec Acme : qu’est-ce que c’est ?'],
    ['es', 'Lugar de trabajo', 'Lugar de trabajo en Acme: ¿qué es?'],
    ['it', 'Software libero', 'Software libero con Acme: che cos’è?'],
    ['nl', 'Gedeelde borden', 'Gedeelde borden in Acme: wat is dat?'],
    ['pl', 'Tablice', 'Tablice w Acme: co to jest?'],
    ['ja', 'ボードの共有', 'Acmeのボードの共有とは？'],
    ['ja', 'Acmeのボード', 'Acmeのボードとは？'],
    ['zh-Hant', '看板的權限', 'Acme的看板的權限是什麼？'],
    ['zh', '共享看板的权限', 'Acme的共享看板的权限是什么？'],
  ])('on a subject, %s: %s', (language, heading, question) => {
    expect(ask(language, heading)).toBe(question)
  })

  it.each([
    ['de', 'Was kostet ein Board im Jahr?', 'Was kostet ein Board im Jahr?'],
    ['fr', 'Comment créer un tableau', 'Comment créer un tableau ?'],
    ['ja', '無料プランで何ができますか', '無料プランで何ができますか？'],
    ['zh', '如何恢复已删除的文件', '如何恢复已删除的文件？'],
    ['fi', 'Miten palautan poistetun tiedoston?', 'Miten palautan poistetun tiedoston?'],
  ])('that is asked already, %s: %s', (language, heading, question) => {
    expect(isQuestion(heading, language)).toBe(true)
    expect(ask(language, heading)).toBe(question)
  })

  it.each([
    ['de', 'Wie Sie Dateien wiederherstellen'],
    ['de', 'Einführung'],
    ['de', 'Warum?'],
    ['fr', 'Comment fonctionne ce tutoriel ?'],
    ['ja', '概要'],
    ['zh', '常见问题'],
    ['fr', 'board.config.ts'],
    ['fi', 'Taulut'],
  ])('is none, %s: %s', (language, heading) => {
    expect(ask(language, heading)).toBeUndefined()
  })

  it('asks what the brand is', () => {
    const about = (language: string) =>
      askAboutBrand({ brand: 'Acme', category: undefined, language, inSentence: word => word })
    expect([about('de'), about('ja'), about('fi')]).toEqual([['Was ist Acme?'], ['Acmeとは？'], []])
  })
})
