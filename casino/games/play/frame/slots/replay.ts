import type { SlotEvent } from '#engines/slot/events.ts'
import type { PlayedRound } from '../../contract.ts'
import { isCelebrated } from '../../rules.ts'
import type { Motion } from '../kit/motion.ts'
import type { Board } from './board.ts'
import type { Curtain } from './curtain.ts'
import type { ExpandedWilds } from './expanded-wilds.ts'
import type { GameSounds } from './game-sounds.ts'
import type { Reels } from './reels.ts'
import type { SlotText } from './slot-text.ts'
import type { Sparks } from './sparks.ts'
import type { WinEvent, Wins } from './wins.ts'

/** What the events of a round are shown with. */
export interface Show {
  readonly reels: Reels
  readonly wins: Wins
  readonly wilds: ExpandedWilds
  readonly sparks: Sparks
  readonly board: Board
  readonly curtain: Curtain
  readonly sounds: GameSounds
  readonly motion: Motion
  readonly text: SlotText
  readonly amount: (amount_minor: number) => string
  readonly setFeature: (on: boolean) => void
  readonly least_round_ms: number
}

/** How far the round has come. */
interface Progress {
  readonly round: PlayedRound
  /** Cut short by a press once the reels stand: shows what is left at once. */
  readonly patience: () => AbortSignal
  readonly renewPatience: () => void
  won_minor: number
  is_free: boolean
  /** Wins of the spin in sight. */
  wins: WinEvent[]
}

type Handlers = {
  readonly [Type in SlotEvent['type']]: (event: Extract<SlotEvent, { type: Type }>, show: Show, progress: Progress) => Promise<void>
}

const least_spin_ms = 900
const big_multiple = 15
const great_multiple = 60

const winShown = async (event: WinEvent, show: Show, progress: Progress): Promise<void> => {
  progress.wins.push(event)
  progress.won_minor += event.win_minor
  if (progress.is_free) show.board.plaque.show(show.text('slots.so-far'), progress.won_minor)
  await show.wins.reveal(event, progress.patience())
}

/** One handler for each thing that can happen, in the order in which the engine told it. */
const handlers: Handlers = {
  'reels-stopped': async (event, show, progress) => {
    progress.wins = []
    await show.reels.land(event, Math.max(least_spin_ms, show.least_round_ms), {
      onLanded: (reel, scatters, is_scatter) => {
        show.sounds.landed(reel)
        if (is_scatter) show.sounds.scatter(scatters)
      },
    })
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
  'free-spins-awarded': async ({ spins, retrigger }, show, progress) => {
    show.sounds.feature()
    if (!retrigger) await show.motion.wait(500, progress.patience())
    const heading = show.text(retrigger ? 'slots.free-spins-more' : 'slots.free-spins-count', { count: spins })
    if (!retrigger) show.setFeature(true)
    await show.curtain.show({ heading, tone: 'feature', lasts_ms: retrigger ? 1_100 : 2_000 }, progress.patience())
  },
  'free-spin-started': async ({ index, total }, show, progress) => {
    await show.motion.wait(progress.wins.length > 0 ? 650 : 250, progress.patience())
    progress.is_free = true
    show.setFeature(true)
    show.wins.clear()
    show.wilds.clear()
    show.board.counter(show.text('slots.free-spin', { index, total }))
    show.board.plaque.show(show.text('slots.so-far'), progress.won_minor)
    show.board.set('spinning')
    show.sounds.started()
    show.reels.spin('free')
  },
  'multiplier-changed': async ({ multiplier }, show) => {
    show.sounds.grown(multiplier)
    show.board.multiplier(multiplier)
  },
  'free-spins-ended': async ({ win_minor }, show, progress) => {
    await show.motion.wait(700, progress.patience())
    const words = { heading: show.text('slots.free-spins-end'), text: show.amount(win_minor), tone: 'feature', lasts_ms: 1_900 } as const
    await show.curtain.show(words, progress.patience())
    show.setFeature(false)
    show.board.counter(null)
    show.board.multiplier(null)
  },
  'round-ended': async ({ win_minor }, show, { round, patience }) => endRound(win_minor, round.stake_minor, show, patience()),
}

/** A return not above the stake is told and not celebrated; a win is counted up; a rare one gets the stage. */
const endRound = async (win_minor: number, stake_minor: number, show: Show, signal: AbortSignal): Promise<void> => {
  const { board, text, sounds, sparks, reels } = show
  if (win_minor === 0) return board.plaque.say(text('slots.no-win'))
  if (!isCelebrated(stake_minor, win_minor)) {
    sounds.returned()
    return board.plaque.show(text('slots.return'), win_minor)
  }
  const multiple = win_minor / stake_minor
  sounds.won(multiple)
  const { width, height } = reels.geometry
  sparks.burst(width / 2, height * 0.7, Math.min(70, 10 + Math.round(multiple * 2)))
  const counts_ms = Math.min(2_400, 500 + multiple * 60)
  if (multiple < big_multiple) return board.plaque.countUp(text('slots.win'), win_minor, counts_ms, signal)
  // One figure, counted in both places at once: two that differ would be two wins.
  let onStage: HTMLElement | null = null
  const counted = board.plaque.countUp(text('slots.win'), win_minor, counts_ms, signal, (shown) => {
    if (onStage) onStage.textContent = shown
  })
  const heading = text(multiple < great_multiple ? 'slots.big-win' : 'slots.great-win')
  const words = { heading, text: show.amount(0), tone: 'win', lasts_ms: counts_ms + 1_400 } as const
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
    is_free: false,
    wins: [],
  }
  for (const event of round.events as SlotEvent[])
    await (handlers[event.type] as (given: SlotEvent, show: Show, progress: Progress) => Promise<void>)(event, show, progress)
  // What paid was shown together; only a win goes on being shown, one line after the other.
  void show.wins.cycle(isCelebrated(round.stake_minor, round.win_minor) ? progress.wins : [], () => undefined)
}
