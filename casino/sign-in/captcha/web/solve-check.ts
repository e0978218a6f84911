import { writtenSolution } from '../rules.ts'
import type { Solved } from './check-worker.ts'

/** Solves an internal challenge in a worker, so that the page stays responsive. Undefined if it failed or was cancelled. */
export const solveCheck = (internal_key: string, signal: AbortSignal): Promise<string | undefined> =>
  new Promise((resolve) => {
    const worker = new Worker(new URL('./check-worker.ts', import.meta.url), { type: 'module' })
    const end = (solved: Solved | null): void => {
      worker.terminate()
      resolve(solved ? writtenSolution(solved) : undefined)
    }
    signal.addEventListener('abort', () => end(null), { once: true })
    worker.addEventListener('error', () => end(null), { once: true })
    worker.addEventListener('message', ({ data }: MessageEvent<Solved | null>) => end(data), { once: true })
    worker.postMessage(internal_key)
  })
