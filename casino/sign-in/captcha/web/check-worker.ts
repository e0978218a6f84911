import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

export interface Solved {
  readonly counter: number
  readonly derivedKey: string
}

/** Time limit: an old phone may be slow, but nobody waits longer than this. */
const timeout_ms = 60_000

const solve = async (internal_key: string): Promise<Solved | null> => {
  const text = atob(internal_key.replaceAll('-', '+').replaceAll('_', '/'))
  const solution = await solveChallenge({ challenge: JSON.parse(text) as Challenge, deriveKey, timeout: timeout_ms })
  return solution && { counter: solution.counter, derivedKey: solution.derivedKey }
}

addEventListener('message', ({ data }: MessageEvent<string>) => {
  const answer = (solved: Solved | null): void => postMessage(solved)
  solve(data).then(answer, () => answer(null))
})
