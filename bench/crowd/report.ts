import type { Act, Done } from '#apps/crowd/acts.ts'
import { quantile } from '../figures.ts'

interface Line {
  readonly times_ms: number[]
  readonly refusals: Map<string, number>
}

export interface Report {
  readonly lines: Map<Act, Line>
  readonly errors: Map<string, number>
}

export const emptyReport = (): Report => ({ lines: new Map(), errors: new Map() })

export const addTo = (counts: Map<string, number>, what: string): void => void counts.set(what, (counts.get(what) ?? 0) + 1)

export const note = ({ lines }: Report, { act, refusal }: Done, ms: number): void => {
  const line = lines.get(act) ?? { times_ms: [], refusals: new Map<string, number>() }
  lines.set(act, line)
  line.times_ms.push(ms)
  if (refusal !== null) addTo(line.refusals, refusal)
}

export const countsInWords = (counts: ReadonlyMap<string, number>): string =>
  [...counts].map(([what, count]) => `${what} ${count}`).join(', ')

export const print = ({ lines, errors }: Report, seconds: number): void => {
  const all = [...lines.values()].flatMap(({ times_ms }) => times_ms)
  console.log(`${all.length} acts, ${(all.length / seconds).toFixed(1)} a second`)
  for (const [act, { times_ms, refusals }] of lines) {
    const [half, most] = [quantile(times_ms, 0.5), quantile(times_ms, 0.99)].map((ms) => ms.toFixed(1))
    const refused = refusals.size > 0 ? ` | refused: ${countsInWords(refusals)}` : ''
    console.log(`${act} | ${times_ms.length} | p50 ${half} ms | p99 ${most} ms${refused}`)
  }
  console.log(errors.size > 0 ? `errors: ${countsInWords(errors)}` : 'no errors')
}
