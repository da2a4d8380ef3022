import { PDFDocument } from '@cantoo/pdf-lib'

/** An empty document. Nothing in it depends on when or where it is made. */
export async function createDocument(title: string, createdAt: Date): Promise<PDFDocument> {
  const document = await PDFDocument.create()
  document.setTitle(title, { showInWindowTitleBar: true })
  document.setLanguage('en')
  document.setCreator('AI Visibility Gate')
  document.setProducer('AI Visibility Gate')
  document.setCreationDate(createdAt)
  document.setModificationDate(createdAt)
  return document
}
