import { describe, expect, it } from 'vitest'
import { readSearchConsole } from '../../src/init/search-console.ts'

describe('readSearchConsole', () => {
  it('reads the queries of an export, the most shown first', () => {
    const text =
      '\uFEFFTop queries,Clicks,Impressions,CTR,Position\r\nkanban app,30,100,30%,2.1\r\n"boards, free",1,5000,0.02%,11\r\nkanban app,1,2,50%,1\r\n'
    expect(readSearchConsole(text)).toEqual([
      { query: 'boards, free', impressions: 5000 },
      { query: 'kanban app', impressions: 100 },
    ])
  })

  it.each([
    [
      'German',
      'Häufigste Suchanfragen,Klicks,Impressionen,CTR,Position\na,9,10,"90 %","1,5"\nb,1,2.000,"0,1 %",5\n',
    ],
    [
      'a spreadsheet with semicolons',
      'Query;Clicks;Impressions;CTR;Position\na;9;10;90 %;1,5\nb;1;2 000;0,1 %;5\n',
    ],
    [
      'two periods',
      'Top queries,Last 28 days Clicks,Previous 28 days Clicks,Last 28 days Impressions,Previous 28 days Impressions\na,9000,1,10,3\nb,1,8,20,4\n',
    ],
    ['a language of unknown words', 'X,Y,Z,W,V\na,90,10,1%,1\nb,1,20,1%,1\n'],
  ])('reads an export in %s', (_, text) => {
    expect(readSearchConsole(text)).toMatchObject([{ query: 'b' }, { query: 'a' }])
  })

  it.each([
    ['pages', 'Top pages,Clicks,Impressions,CTR,Position\nhttps://acme.dev/a,1,2,50%,1\n'],
    ['days', 'Datum,Klicks,Impressionen,CTR,Position\n2026-01-01,1,2,50%,1\n'],
    ['nothing but a header', 'Top queries,Clicks,Impressions,CTR,Position\n'],
    ['one column', 'a\nb\n'],
    ['an open quote', '"a,b\n'],
    ['nothing', ''],
  ])('refuses a file with %s', (_, text) => {
    expect(readSearchConsole(text)).toBeUndefined()
  })
})
