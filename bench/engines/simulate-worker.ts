import { parentPort, workerData } from 'node:worker_threads'
import { fastSource } from '#engines/chance/fast-source.ts'
import { isStepped, type SteppedCommand } from '#engines/steps/stepped-game.ts'
import { engineOf, slotEngines } from '#engines/registry.ts'

/** One part of a simulation: rounds of one published command of a game. */
export interface SimulationShare {
  readonly slug: string
  /** The key of the command in the game's `published`. */
  readonly bet: string
  readonly rounds: number
  readonly seed: number
}

/** The results. Wins are in multiples of the stake. */
export interface SimulationSums {
  readonly rounds: number
  readonly returned: number
  readonly hits: number
  readonly most: number
  readonly longest_dry_run: number
  /** The largest drop of a balance below its previous maximum, in stakes. */
  readonly drawdown: number
  /** Number of rounds by win: nothing, then up to each of `winBounds`, then above the last. */
  readonly by_win: readonly number[]
}

export const winBounds = [1, 2, 5, 10, 25, 50, 100, 500, 1_000] as const

/** The win of one round in stakes. */
const playerOf = ({ slug, bet, seed }: SimulationShare): (() => number) => {
  const source = fastSource(seed)
  const slot = slotEngines.find((one) => one.slug === slug)
  if (slot) return () => slot.playCoins(source) / slot.definition.coins_per_stake
  const engine = engineOf(slug)
  const checked = engine?.check(engine.published[bet])
  if (!engine || !checked?.ok) throw new Error(`${slug} publishes no bet ${bet}`)
  const { command, stake_minor } = checked
  if (isStepped(engine)) {
    const play = engine.game.plays[bet]
    if (!play) throw new Error(`${slug} publishes no play ${bet}`)
    // What is staked on the way is part of what the round cost: a win is told against the first stake, as the published figures are.
    return () => {
      const { win_minor, staked_minor } = engine.playOut(command as SteppedCommand, source, play.step)
      return (win_minor - staked_minor + stake_minor) / stake_minor
    }
  }
  return () => engine.play(command, source).win_minor / stake_minor
}

const simulate = (share: SimulationShare): SimulationSums => {
  const play = playerOf(share)
  const by_win = Array.from({ length: winBounds.length + 2 }, () => 0)
  let [returned, hits, most, dry, longest_dry_run, highest, drawdown] = [0, 0, 0, 0, 0, 0, 0]
  for (let round = 0; round < share.rounds; round += 1) {
    const win = play()
    returned += win
    if (win > most) most = win
    dry = win > 0 ? 0 : dry + 1
    if (win > 0) hits += 1
    if (dry > longest_dry_run) longest_dry_run = dry
    const balance = returned - round - 1
    if (balance > highest) highest = balance
    if (highest - balance > drawdown) drawdown = highest - balance
    const above = winBounds.findIndex((bound) => win <= bound)
    const place = win === 0 ? 0 : 1 + (above < 0 ? winBounds.length : above)
    by_win[place] = (by_win[place] ?? 0) + 1
  }
  return { rounds: share.rounds, returned, hits, most, longest_dry_run, drawdown, by_win }
}

parentPort?.postMessage(simulate(workerData as SimulationShare))
