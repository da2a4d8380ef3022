import { PDFDocument } from '@cantoo/pdf-lib'

/** Creates an empty document. Its bytes depend only on the arguments. */
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
