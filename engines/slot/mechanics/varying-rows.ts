import { below } from '../../chance/below.ts'
import type { ByteSource } from '../../chance/byte-source.ts'
import { pickWeighted } from '../../chance/weighted.ts'
import type { Moments } from '../../published.ts'
import type { Mechanic } from '../definition.ts'
import type { SpinKind } from '../events.ts'
import { playFreeSpins } from './free-spins.ts'
import { momentsOfSpins } from './moments-of-spins.ts'
import type { Story, Table } from './table.ts'
import { waysCoins } from './ways.ts'
import { waysClasses, type Face, type Faces } from './ways-moments.ts'
import { faceOf } from './windows.ts'

type VaryingRows = Extract<Mechanic, { kind: 'varying-rows' }>

const ruleOf = ({ definition }: Table): VaryingRows => definition.mechanic as VaryingRows

/** How many values the draw of a reel's rows has. */
export const weightOfRows = ({ weights }: VaryingRows, kind: SpinKind): number => weights[kind].reduce((sum, weight) => sum + weight, 0)

const inSight = (strip: Uint8Array, stop: number, rows: number): number[] => {
  const cells: number[] = []
  for (let row = 0; row < rows; row += 1) cells.push(strip[(stop + row) % strip.length]!)
  return cells
}

/** Scatters beyond what the tables know count as their last entry. */
const at = (table: Float64Array, count: number): number => table[Math.min(count, table.length - 1)]!

/** The spin and its free spins. Draws the stop of every reel, and then the rows of every reel. */
export const playVaryingRows = (table: Table, source: ByteSource, story: Story | null): number => {
  const { least, weights } = ruleOf(table)
  const { ids, scatter, rows: most_rows } = table
  const spin = (kind: SpinKind, multiplier: number): { coins: number; scatters: number } => {
    const stops = table[kind].map((strip) => below(source, strip.length))
    const rows = table[kind].map(() => least + pickWeighted(source, weights[kind]))
    const shown = table[kind].map((strip, reel) => inSight(strip, stops[reel]!, rows[reel]!))
    const window = story ? shown.map((cells) => cells.map((cell) => ids[cell]!)) : []
    story?.events.push({ type: 'reels-stopped', spin: kind, stops, window, rows })
    const coins = waysCoins(table, shown, multiplier, story)
    const cells = shown.flatMap((of, reel) => of.flatMap((cell, row) => (cell === scatter ? [reel * most_rows + row] : [])))
    const scatters = cells.length
    const bonus = at(table.scatter_coins, scatters)
    if (story && bonus > 0) {
      const win_minor = bonus * multiplier * story.coin_minor
      story.events.push({ type: 'scatter-won', symbol: ids[scatter]!, count: scatters, multiplier, cells, win_minor })
    }
    return { coins: coins + bonus, scatters }
  }
  const { coins, scatters } = spin('base', 1)
  const award = at(table.awards, scatters)
  if (award > 0) story?.events.push({ type: 'free-spins-awarded', spins: award, total: award, retrigger: false })
  return coins + playFreeSpins(table, award, source, story, (_, __, multiplier) => spin('free', multiplier))
}

/** Everything that a reel can show, alike faces together. */
const facesOf = (table: Table, kind: SpinKind): Faces => {
  const { least, weights } = ruleOf(table)
  return table[kind].map((strip, reel) => {
    const faces = new Map<string, Face>()
    for (const [more, weight] of weights[kind].entries())
      for (let stop = 0; stop < strip.length && weight > 0; stop += 1) {
        const face = faceOf(table, reel, inSight(strip, stop, least + more), weight)
        const key = `${face.counts.join()} ${face.scatters}`
        faces.set(key, { ...face, weight: (faces.get(key)?.weight ?? 0) + weight })
      }
    return [...faces.values()]
  })
}

/** Exact: reels are independent, so every sum over stops and rows is a product over the reels. */
export const varyingRowsMoments = (table: Table): Moments =>
  momentsOfSpins(table, waysClasses(table, facesOf(table, 'base')), [waysClasses(table, facesOf(table, 'free'))])
