/** A process that scans a folder, closes the worker, and has nothing else to do. */
import { openPageWorker } from '../../src/embedded/page-worker/open-page-worker.ts'
import { startWorker } from '../../src/embedded/page-worker/start-worker.ts'

// Its argument is what the worker reads: PageWorkerData as JSON.
const [, , data = ''] = process.argv
const pages = openPageWorker(JSON.parse(data), startWorker, { onUnreadable() {} })
const brand = { names: ['Acme'], domains: [], competitor: undefined }
const scan = await pages.call(new AbortController().signal, 'scan', brand, ['kanban'], 'en')
console.log(scan?.cited ? 'cited' : 'not cited')
await pages.close()
console.log('closed')
