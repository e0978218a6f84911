import { currencyOfViewer, isWithin } from '#casino/campaigns/boards/server/api.ts'
import type { ContestChip } from '#casino/games/play/contract.ts'
import type { ChipViewer } from '#casino/games/play/extensions.ts'
import { exponentOf } from '#kernel/money/currency.ts'
import { periodOf } from '../period.ts'
import { gamesOfGoal } from '../goals.ts'
import { freshProgress, isOpen, windowOfStep } from '../progress.ts'
import { linkOf } from './give-rewards.ts'
import { timesOfPlayers } from './player-times.ts'
import { progressOf } from './progress-store.ts'
import { tracksAbout, type TrackRow } from './track-store.ts'

/** The step of each running track that rounds of this game move for the player now. */
export const missionsOfGame = async (viewer: ChipViewer, slug: string): Promise<ContestChip[]> => {
  const { house, language, player_id } = viewer
  const now = house.clock.now()
  const [currency, tracks] = await Promise.all([
    currencyOfViewer(viewer),
    tracksAbout(house.db, { countable: 'round', games: [slug], from: now, to: now }),
  ])
  const timeOf = await timesOfPlayers(house.db, tracks, [player_id])
  const chipOf = async (track: TrackRow): Promise<ContestChip[]> => {
    const time = timeOf(track, player_id)
    if (!time) return []
    const row = await progressOf(house.db, { track_id: track.id, player_id, period: periodOf(track.spec, now) })
    const progress = row?.steps ?? freshProgress(track.spec)
    const index = track.spec.steps.findIndex((step, nth) => {
      const is_about = gamesOfGoal(step.goal).includes(slug) && isWithin(windowOfStep(step, time), now)
      return is_about && !progress[nth]?.is_done && isOpen(track.spec, progress, nth)
    })
    const step = track.spec.steps[index]
    if (!step) return []
    const figures = { place: null, done: progress[index]?.count ?? 0, needed: step.goal.count, amount: null }
    const chip = { key: `mission:${track.id}`, look: 'mission', title: track.title[language], link: linkOf(house, track) } as const
    return [{ ...chip, ...figures, currency, exponent: exponentOf(currency) }]
  }
  return (await Promise.all(tracks.map(chipOf))).flat()
}
