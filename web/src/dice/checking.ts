// Fetches a game's record and its edition, and has the dice checked.
import { get, getText } from '../protocol/http.ts'
import { anyKey } from '../protocol/keys.ts'
import { heardOf } from '../table/heard.ts'
import type { Heard, Progress, Result } from './check.ts'
import type { Tree } from './edition.ts'

export interface Asked {
  record: string
  edition: Tree
  noted: string
  heard: Heard
}

export interface Told {
  progress?: Progress
  result?: Result
}

/** Draw all dice of a table again; rejects when the server does not give what it takes. */
export async function checkTable(table: string, noted: string, told: (progress: Progress) => void): Promise<Result> {
  const key = anyKey(table)
  const [record, edition] = await Promise.all([
    getText(`/api/tables/${table}/record`, { key }),
    get<Tree>(`/api/tables/${table}/edition`, { key }),
  ])
  return checkBeside({ record, edition, noted, heard: heardOf(table) }, told)
}

function checkBeside(asked: Asked, heard: (progress: Progress) => void): Promise<Result> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  const checked = new Promise<Result>((resolve, reject) => {
    worker.onerror = (event) => reject(new Error(event.message))
    worker.onmessage = ({ data }: MessageEvent<Told>) => {
      if (data.progress) heard(data.progress)
      if (data.result) resolve(data.result)
    }
  })
  worker.postMessage(asked)
  return checked.finally(() => worker.terminate())
}
