import type { HeldCell, SlotEvent } from '#engines/slot/events.ts'
import { isCelebrated } from '../../rules.ts'
import type { Show } from './replay.ts'

type EventOf<Type extends SlotEvent['type']> = Extract<SlotEvent, { type: Type }>

/** Wilds stay, and the other reels turn once more: nothing is paid for it. */
export const respinAwarded = async ({ held }: EventOf<'respin-awarded'>, show: Show, signal: AbortSignal): Promise<void> => {
  show.sounds.feature()
  await show.curtain.show({ heading: show.text('slots.respin'), tone: 'more', lasts_ms: 900 }, signal)
  show.wins.clear()
  show.board.set('spinning')
  show.sounds.started()
  show.reels.spin('base', held)
}

/** Reels are nudged one after the other, and what they multiply by stands on them from then on. */
export const wildsNudged = async ({ reels }: EventOf<'wilds-nudged'>, show: Show, signal: AbortSignal): Promise<void> => {
  await show.motion.wait(250, signal)
  for (const { reel, by, multiplier } of reels) {
    let nudges = 0
    await show.reels.nudge(reel, by, () => show.sounds.nudged((nudges += 1)), signal)
    show.wilds.mark(reel, `×${multiplier}`)
  }
}

/** Wilds walk, and the reels that they left turn once more. */
export const wildsWalked = async ({ reels }: EventOf<'wilds-walked'>, show: Show, signal: AbortSignal): Promise<void> => {
  await show.motion.wait(450, signal)
  show.wins.clear()
  show.setFeature(true)
  show.sounds.unrolled()
  await show.wilds.walk(reels, signal)
  show.board.set('spinning')
  show.sounds.started()
  show.reels.spin('base', reels)
}

/** The coins fly to the collector, one after the other, each heard a step higher. */
export const coinsGathered = async ({ collector }: EventOf<'coins-won'>, show: Show, signal: AbortSignal): Promise<void> => {
  await show.motion.wait(250, signal)
  await show.sums?.collect(collector, (count) => show.sounds.nudged(count), signal)
}

/** The map is opened over the reels, and the figure stands at its start. */
export const trailStarted = async (show: Show, stake_minor: number, signal: AbortSignal): Promise<void> => {
  show.sounds.feature()
  await show.motion.wait(500, signal)
  show.setFeature(true)
  const { picture, note } = show.feature
  await show.curtain.show({ heading: show.text('slots.trail'), picture, note, tone: 'feature', lasts_ms: 2_400 }, signal)
  show.wins.clear()
  await show.trail?.start(stake_minor, signal)
}

export const trailEnded = async (
  { win_minor }: EventOf<'trail-ended'>,
  show: Show,
  stake_minor: number,
  signal: AbortSignal,
): Promise<void> => {
  await show.motion.wait(700, signal)
  const words = {
    heading: show.text('slots.trail-end'),
    text: show.amount(win_minor),
    picture: show.feature.picture,
    tone: 'summary',
    is_celebrated: isCelebrated(stake_minor, win_minor),
    lasts_ms: 2_400,
  } as const
  await show.curtain.show(words, signal)
  show.trail?.clear()
  show.setFeature(false)
}

const prizeOf =
  (show: Show) =>
  ({ level, prize_minor }: HeldCell): string =>
    level ? show.text(`slots.level.${level}`) : show.amount(prize_minor)

export const holdStarted = async ({ held, left }: EventOf<'hold-started'>, show: Show, signal: AbortSignal): Promise<void> => {
  show.sounds.feature()
  await show.motion.wait(500, signal)
  show.setFeature(true)
  const { picture, note } = show.feature
  await show.curtain.show({ heading: show.text('slots.hold'), picture, note, tone: 'feature', lasts_ms: 2_600 }, signal)
  show.wins.clear()
  show.held.begin(held, prizeOf(show))
  show.board.respins(left)
}

export const holdRespun = async ({ came, left }: EventOf<'hold-respun'>, show: Show, signal: AbortSignal): Promise<void> => {
  show.board.set('showing')
  await show.held.respin(came, prizeOf(show), signal)
  if (came.length > 0) show.sounds.grown(came.length)
  show.board.respins(left)
  await show.motion.wait(came.length > 0 ? 500 : 200, signal)
}

export const holdEnded = async (event: EventOf<'hold-ended'>, show: Show, stake_minor: number, signal: AbortSignal): Promise<void> => {
  const { win_minor, is_full, held } = event
  await show.motion.wait(500, signal)
  const words = {
    heading: show.text(is_full ? 'slots.hold-full' : 'slots.hold-end'),
    text: show.amount(win_minor),
    note: show.text('slots.hold-count', { count: held }),
    picture: show.feature.picture,
    tone: 'summary',
    is_celebrated: isCelebrated(stake_minor, win_minor),
    lasts_ms: 2_600,
  } as const
  await show.curtain.show(words, signal)
  show.held.clear()
  show.setFeature(false)
  show.board.respins(null)
}
