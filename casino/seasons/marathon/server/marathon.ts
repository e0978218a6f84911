import type { ContestCard } from '#casino/campaigns/boards/contract.ts'
import type { Viewer } from '#casino/campaigns/boards/server/api.ts'
import { campaignCard, trackInSight, type TrackInSight } from '#casino/campaigns/campaigns/server/api.ts'
import type { TrackStep, TrackView } from '#casino/campaigns/missions/contract.ts'
import { ProgressMoved } from '#casino/campaigns/missions/events.ts'
import { claimReward, joinTrack, progressOfPlayers, trackById, trackView, type TrackRow } from '#casino/campaigns/missions/server/api.ts'
import { push } from '#kernel/facts/pushes.ts'
import type { House } from '#kernel/house.ts'
import { playerChannel, type Publication } from '#kernel/realtime/publisher.ts'
import { refuse, type Marathon, type MarathonDay, type MarathonMessage, type MarathonTask } from '../contract.ts'
import { daysOf, final_step, typeOfGoal } from '../rules.ts'

export const owner = 'seasons/marathon'
export const kind = 'marathon'
export const link = '/marathon/'

/** One of its campaign that was checked against its rules has them all. */
const found = <T>(given: T | undefined): T => {
  if (given === undefined) throw new Error('a marathon lacks a step that its document promised')
  return given
}

const marathonInSight = (house: House): Promise<TrackInSight | null> => trackInSight(house, kind, 'main')

/** When the last day ends, or when the marathon was ended before it. */
const finishOf = ({ spec, ends_at, closed_at }: TrackRow): Date => {
  const announced = new Date(daysOf(spec.steps).days.at(-1)?.step.ends_at ?? ends_at)
  return closed_at && closed_at < announced ? closed_at : announced
}

const worthOf = ({ reward: amount, prize, left, isGiven: prizeAssigned, needed, count, state }: TrackStep) => ({
  amount,
  prize,
  left,
  prizeAssigned,
  needed,
  count,
  completed: state === 'done',
})

const taskOf = ({ name: id, state, title, kind: goal, count, needed, minStake, fromHundredths, leastOdds }: TrackStep): MarathonTask => ({
  id,
  title,
  kind: goal,
  count,
  needed,
  minStake,
  fromHundredths,
  leastOdds,
  type: found(typeOfGoal(goal)),
  completed: state === 'done',
})

const daysSeen = ({ spec }: TrackRow, { steps }: TrackView): { days: MarathonDay[]; final: Marathon['final'] } => {
  const seen = (name: string): TrackStep => found(steps.find((step) => step.name === name))
  const days = daysOf(spec.steps).days.map(({ number: dayNumber, step: { name }, tasks }): MarathonDay => {
    const { state, startsAt, endsAt } = seen(name)
    return { dayNumber, state, startsAt, endsAt, ...worthOf(seen(name)), tasks: tasks.map((task) => taskOf(seen(task.name))) }
  })
  return { days, final: worthOf(seen(final_step)) }
}

/** API-222, EN-099: the marathon as a visitor sees it; null if there was none. */
export const marathonView = async (viewer: Viewer): Promise<Marathon | null> => {
  const sight = await marathonInSight(viewer.house)
  const view = sight && (await trackView(viewer, sight.track))
  if (!view) return null
  const { document } = sight.campaign
  const finish = finishOf(sight.track)
  const { id, isJoined: subscribed, now, currency, exponent, games } = view
  return {
    id,
    subscribed,
    now,
    currency,
    exponent,
    games,
    title: document.title[viewer.language],
    text: document.text[viewer.language],
    state: sight.state === 'active' && finish <= viewer.house.clock.now() ? 'finish' : sight.state,
    dateStart: sight.track.starts_at.toISOString(),
    dateFinish: finish.toISOString(),
    dateEnd: view.takeUntil,
    ...daysSeen(sight.track, view),
  }
}

/** API-223, SA-009: takes part from now on. Refusals: those of the endpoint. */
export const subscribe = async (house: House, player_id: bigint, marathon_id: number): Promise<void> => {
  const sight = await marathonInSight(house)
  if (!sight || Number(sight.track.id) !== marathon_id) return refuse('marathon-none')
  if (finishOf(sight.track) <= house.clock.now()) refuse('marathon-over')
  const outcome = await joinTrack(house, { track_id: sight.track.id, player_id })
  if (outcome === 'play-closed') refuse('marathon-play-closed')
  if (outcome === 'closed') refuse('marathon-over')
}

/** API-224: the prize of a day, once. Refusals: those of the endpoint. */
export const assignPrize = async (house: House, player_id: bigint, day_number: number): Promise<void> => {
  const { track } = (await marathonInSight(house)) ?? refuse('marathon-none')
  const day = daysOf(track.spec.steps).days.find(({ number }) => number === day_number) ?? refuse('marathon-day-unknown')
  await claimReward(house, { track_id: Number(track.id), player_id, step: day.step.name })
  house.facts.wake()
}

type Moves = ReadonlyMap<bigint, ReadonlySet<string>>

/** RTM-075: the days on which these players got further, in one statement however many they are. */
const tell = async (house: House, track: TrackRow, moves: Moves): Promise<Publication[]> => {
  const rows = await progressOfPlayers(house.db, track, [...moves.keys()], house.clock.now())
  return rows.flatMap(({ player_id, steps, given }) => {
    const progress = (name: string) => steps[track.spec.steps.findIndex((step) => step.name === name)]
    const isMoved = (name: string): boolean => moves.get(player_id)?.has(name) === true
    const days = daysOf(track.spec.steps).days.filter(({ step, tasks }) => [step, ...tasks].some(({ name }) => isMoved(name)))
    return days.map(({ number, step, tasks }): Publication => {
      const data: MarathonMessage = {
        dayNumber: number,
        completed: progress(step.name)?.is_done === true,
        prizeAssigned: given.includes(step.name),
        tasks: tasks.map(({ name, goal }) => ({
          id: name,
          type: found(typeOfGoal(goal.kind)),
          completed: progress(name)?.is_done === true,
          count: progress(name)?.count ?? 0,
        })),
      }
      return { channel: playerChannel(player_id), message: { type: 'marathon', data } }
    })
  })
}

export const pushes = [
  push(ProgressMoved, async (facts, house) => {
    const told: Publication[] = []
    const own = facts.filter(({ data }) => data.owner === owner)
    for (const id of new Set(own.map(({ data }) => data.track_id))) {
      const track = await trackById(house.db, id)
      const moves = new Map<bigint, Set<string>>()
      for (const { player_id, data } of own)
        if (player_id !== null && data.track_id === id) moves.set(player_id, new Set([...(moves.get(player_id) ?? []), ...data.steps]))
      if (track) told.push(...(await tell(house, track, moves)))
    }
    return told
  }),
]

/** It stands among all contests while it runs or comes. */
export const marathonCards = async (viewer: Viewer): Promise<ContestCard[]> => {
  const sight = await marathonInSight(viewer.house)
  return sight ? campaignCard(viewer, sight.campaign, { link, picture: 'gold-medal' }) : []
}
