import type { ByteSource } from '../../chance/byte-source.ts'
import { multiplierOf } from '../round.ts'
import type { Story, Table } from './table.ts'

/** One free spin: what it won in coins before the multiplier of its number, and how many scatters it ended with. */
type FreeSpin = (source: ByteSource, story: Story | null, multiplier: number) => { readonly coins: number; readonly scatters: number }

const none: readonly number[] = []

/**
 * Plays the free spins that `award` begins, with those that they add, and tells them; the coins of all of them. `held` are the reels that
 * stand still in the one that begins.
 */
export const playFreeSpins = (
  table: Table,
  award: number,
  source: ByteSource,
  story: Story | null,
  spin: FreeSpin,
  held: () => readonly number[] = () => none,
): number => {
  const rule = table.definition.free_spins
  if (!rule || award === 0) return 0
  let total = award
  let coins = 0
  let told = 1
  let wins = 0
  for (let index = 1; index <= total; index += 1) {
    const multiplier = multiplierOf(rule.multipliers, rule.multiplies_by === 'win' ? wins + 1 : index)
    const standing = held()
    story?.events.push({ type: 'free-spin-started', index, total, ...(standing.length > 0 ? { held: standing } : {}) })
    if (multiplier !== told) story?.events.push({ type: 'multiplier-changed', multiplier })
    told = multiplier
    const { coins: won, scatters } = spin(source, story, multiplier)
    coins += won * multiplier
    if (won > 0) wins += 1
    const more = Math.min(table.awards[scatters]!, rule.most_spins - total)
    total += more
    if (more > 0) story?.events.push({ type: 'free-spins-awarded', spins: more, total, retrigger: true })
  }
  story?.events.push({ type: 'free-spins-ended', spins: total, win_minor: coins * story.coin_minor })
  return coins
}
