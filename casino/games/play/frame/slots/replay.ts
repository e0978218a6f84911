import type { SlotEvent } from '#engines/slot/events.ts'
import type { PlayedRound } from '../../contract.ts'
import { isCelebrated } from '../../rules.ts'
import type { Motion } from '../kit/motion.ts'
import type { Board } from './board.ts'
import type { CoinSums } from './coin-sums.ts'
import type { Curtain } from './curtain.ts'
import type { DrawnSymbol } from './drawn-symbol.ts'
import type { ExpandedSymbols } from './expanded-symbols.ts'
import {
  coinsGathered,
  holdEnded,
  holdRespun,
  holdStarted,
  respinAwarded,
  trailEnded,
  trailStarted,
  wildsNudged,
  wildsWalked,
} from './feature-handlers.ts'
import type { HeldLights } from './held-lights.ts'
import type { MultiplierDial } from './multiplier-dial.ts'
import type { ExpandedWilds } from './expanded-wilds.ts'
import type { GameSounds } from './game-sounds.ts'
import type { Reels } from './reels.ts'
import type { SlotText } from './slot-text.ts'
import type { Sparks } from './sparks.ts'
import type { TrailBoard } from './trail-board.ts'
import { winTier, type WinTier } from './win-tier.ts'
import type { WinEvent, Wins } from './wins.ts'

/** What the events of a round are shown with. */
export interface Show {
  readonly reels: Reels
  readonly wins: Wins
  readonly wilds: ExpandedWilds
  readonly expanded: ExpandedSymbols
  readonly drawn: DrawnSymbol
  readonly trail: TrailBoard | undefined
  readonly held: HeldLights
  readonly dial: MultiplierDial | undefined
  readonly sums: CoinSums | undefined
  readonly sparks: Sparks
  readonly board: Board
  readonly curtain: Curtain
  readonly sounds: GameSounds
  readonly motion: Motion
  readonly text: SlotText
  readonly amount: (amount_minor: number, trim?: boolean) => string
  readonly setFeature: (on: boolean) => void
  /** How many ways the reels have as they stand. */
  readonly setWays: (count: number) => void
  /** The scatter, as it stands on the curtain of the feature, and what free spins do besides being free. */
  readonly feature: { readonly picture: string; readonly note: string }
  readonly least_round_ms: number
}

/** How far the round has come. */
interface Progress {
  readonly round: PlayedRound
  /** Cut short by a press once the reels stand: shows what is left at once. */
  readonly patience: () => AbortSignal
  readonly renewPatience: () => void
  won_minor: number
  /** Free spins shown so far. */
  free_spins: number
  is_free: boolean
  /** Wins of the spin in sight. */
  wins: WinEvent[]
}

type Handlers = {
  readonly [Type in SlotEvent['type']]: (event: Extract<SlotEvent, { type: Type }>, show: Show, progress: Progress) => Promise<void>
}

export const waysOf = (rows: readonly number[]): number => rows.reduce((ways, count) => ways * count, 1)

/** From the press to the last reel: no paid spin is over sooner, whatever the network and the fingers do. */
export const least_spin_ms = 2_500
const least_free_spin_ms = 1_500

const winShown = async (event: WinEvent, show: Show, progress: Progress): Promise<void> => {
  progress.wins.push(event)
  progress.won_minor += event.win_minor
  if (progress.is_free) show.board.plaque.show(show.text('slots.so-far'), progress.won_minor)
  if ('multiplier' in event && event.multiplier > 1) show.dial?.light()
  await show.wins.reveal(event, progress.patience())
}

/** One handler for each thing that can happen, in the order in which the engine told it. */
const handlers: Handlers = {
  'reels-stopped': async (event, show, progress) => {
    progress.wins = []
    const is_paid = event.spin === 'base' && !event.held
    const least_ms = is_paid ? Math.max(least_spin_ms, show.least_round_ms) : least_free_spin_ms
    // The dial comes to rest while the last reels do.
    let dial: Promise<void> | null = null
    const landDial = (): Promise<void> => (dial ??= show.dial?.land(event) ?? Promise.resolve())
    await show.reels.land(event, least_ms, {
      onLanded: (reel, scatters, is_scatter) => {
        show.sounds.landed(reel)
        if (is_scatter) show.sounds.scatter(scatters)
        if (reel === event.stops.length - 3) void landDial()
      },
    })
    await landDial()
    if (event.multiplier && event.multiplier.times > 1) show.sounds.grown(Math.min(7, event.multiplier.times))
    if (event.rows) show.setWays(waysOf(event.rows))
    progress.renewPatience()
    show.board.set('showing')
  },
  'wilds-expanded': async ({ reels }, show, progress) => {
    show.sounds.unrolled()
    await show.wilds.show(reels, progress.patience())
  },
  'line-won': winShown,
  'ways-won': winShown,
  'scatter-won': winShown,
  'reels-won': winShown,
  'sums-drawn': async ({ coins }, show, progress) => {
    await show.sums?.show(
      coins.map(({ cell, sum_minor }) => ({ cell, words: show.amount(sum_minor, true) })),
      progress.patience(),
    )
  },
  'coins-won': async (event, show, progress) => {
    await coinsGathered(event, show, progress.patience())
    await winShown(event, show, progress)
  },
  'symbol-drawn': async ({ symbol }, show, progress) => {
    await show.drawn.show(symbol, show.text('slots.drawn'), progress.patience())
    show.sounds.scatter(3)
    show.board.drawn(show.drawn.pictureOf(symbol))
  },
  'symbol-expanded': async ({ symbol, reels }, show, progress) => {
    await show.motion.wait(progress.wins.length > 0 ? 500 : 150, progress.patience())
    show.wins.clear()
    show.sounds.unrolled()
    await show.expanded.show(symbol, reels, progress.patience())
  },
  'cluster-won': async (event, show, progress) => {
    if (event.multiplier > 1) show.board.multiplier(event.multiplier)
    await winShown(event, show, progress)
  },
  cascaded: async ({ removed, window, fallen }, show, progress) => {
    await show.motion.wait(260, progress.patience())
    show.wins.clear()
    progress.wins = []
    await show.reels.fall(removed, window, fallen, progress.patience())
    show.sounds.landed(1)
  },
  'respin-awarded': (event, show, progress) => {
    progress.wins = []
    return respinAwarded(event, show, progress.patience())
  },
  'wilds-nudged': (event, show, progress) => wildsNudged(event, show, progress.patience()),
  'wilds-walked': (event, show, progress) => {
    progress.wins = []
    return wildsWalked(event, show, progress.patience())
  },
  'trail-started': (_, show, progress) => trailStarted(show, progress.round.stake_minor, progress.patience()),
  'trail-stepped': async ({ eyes, field, gathered_minor }, show, progress) => {
    await show.trail?.step(eyes, field, gathered_minor, progress.patience())
    show.sounds.nudged(eyes)
  },
  'trail-ended': (event, show, progress) => {
    progress.won_minor += event.win_minor
    return trailEnded(event, show, progress.round.stake_minor, progress.patience())
  },
  'hold-started': (event, show, progress) => holdStarted(event, show, progress.patience()),
  'hold-respun': (event, show, progress) => holdRespun(event, show, progress.patience()),
  'hold-ended': (event, show, progress) => {
    progress.won_minor += event.win_minor
    return holdEnded(event, show, progress.round.stake_minor, progress.patience())
  },
  'free-spins-awarded': async ({ spins, retrigger }, show, progress) => {
    show.sounds.feature()
    if (!retrigger) await show.motion.wait(500, progress.patience())
    const heading = show.text(retrigger ? 'slots.free-spins-more' : 'slots.free-spins-count', { count: spins })
    if (!retrigger) show.setFeature(true)
    const { picture, note } = show.feature
    if (retrigger) await show.curtain.show({ heading, picture, tone: 'more', lasts_ms: 1_300 }, progress.patience())
    else await show.curtain.show({ heading, picture, note, tone: 'feature', lasts_ms: 3_000 }, progress.patience())
  },
  'free-spin-started': async ({ index, total, held }, show, progress) => {
    await show.motion.wait(progress.wins.length > 0 ? 650 : 250, progress.patience())
    progress.is_free = true
    show.setFeature(true)
    show.wins.clear()
    // Covered reels that stay keep their covers.
    if (!held) show.wilds.clear()
    show.expanded.clear()
    show.sums?.clear()
    progress.free_spins = index
    show.board.counter({ index, total })
    show.board.plaque.show(show.text('slots.so-far'), progress.won_minor)
    show.board.set('spinning')
    show.sounds.started()
    show.reels.spin('free', held)
    show.dial?.spin('free')
  },
  'multiplier-changed': async ({ multiplier }, show) => {
    show.sounds.grown(multiplier)
    show.board.multiplier(multiplier)
  },
  'free-spins-ended': async ({ win_minor }, show, progress) => {
    await show.motion.wait(700, progress.patience())
    const words = {
      heading: show.text('slots.free-spins-end'),
      text: show.amount(win_minor),
      note: show.text('slots.free-spins-count', { count: progress.free_spins }),
      picture: show.feature.picture,
      tone: 'summary',
      is_celebrated: isCelebrated(progress.round.stake_minor, win_minor),
      lasts_ms: 2_600,
    } as const
    await show.curtain.show(words, progress.patience())
    show.setFeature(false)
    show.board.counter(null)
    show.board.multiplier(null)
    show.board.drawn(null)
  },
  'round-ended': async ({ win_minor }, show, { round, patience }) => endRound(win_minor, round.stake_minor, show, patience()),
}

/** Sparks of a tier, from three places in turn. */
const celebrate = async ({ sparks, reels, motion }: Show, tier: WinTier, signal: AbortSignal): Promise<void> => {
  const { width, height } = reels.geometry
  // The middle first, so that one burst stands there.
  for (let burst = 1; burst <= tier.bursts && !signal.aborted; burst += 1) {
    sparks.burst(width * (0.5 + 0.25 * ((burst % 3) - 1)), height * 0.7, tier.sparks)
    if (burst < tier.bursts) await motion.wait(650, signal)
  }
}

/** A return not above the stake is told and not celebrated; a win is counted up, and the larger tiers get the stage. */
const endRound = async (win_minor: number, stake_minor: number, show: Show, signal: AbortSignal): Promise<void> => {
  const { board, text, sounds } = show
  if (win_minor === 0) return board.plaque.say(text('slots.no-win'))
  const tier = winTier(stake_minor, win_minor)
  if (!tier) {
    sounds.returned()
    return board.plaque.show(text('slots.return'), win_minor)
  }
  sounds.won(tier.name, win_minor / stake_minor)
  void celebrate(show, tier, signal)
  const { counts_ms, heading, name } = tier
  if (heading === null || name === 'win') return board.plaque.countUp(text('slots.win'), win_minor, counts_ms, signal)
  // One figure, counted in both places at once: two that differ would be two wins.
  let onStage: HTMLElement | null = null
  const counted = board.plaque.countUp(text('slots.win'), win_minor, counts_ms, signal, (shown) => {
    if (onStage) onStage.textContent = shown
  })
  const words = { heading: text(heading), text: show.amount(0), tone: name, is_celebrated: true, lasts_ms: counts_ms + 1_400 } as const
  await Promise.all([counted, show.curtain.show(words, signal, (line) => (onStage = line))])
}

/** Shows a round from its events. Resolves when everything about it was shown. The reels must be running already. */
export const replayRound = async (round: PlayedRound, show: Show, hold: (cut: () => void) => void): Promise<void> => {
  let patience = new AbortController()
  const progress: Progress = {
    round,
    patience: () => patience.signal,
    renewPatience: () => {
      patience = new AbortController()
      hold(() => patience.abort())
    },
    won_minor: 0,
    free_spins: 0,
    is_free: false,
    wins: [],
  }
  for (const event of round.events as SlotEvent[])
    await (handlers[event.type] as (given: SlotEvent, show: Show, progress: Progress) => Promise<void>)(event, show, progress)
  // What paid was shown together; only a win goes on being shown, one line after the other.
  void show.wins.cycle(isCelebrated(round.stake_minor, round.win_minor) ? progress.wins : [], () => undefined)
}
