import { TablesMoved } from '#casino/campaigns/boards/events.ts'
import { RoundSettled } from '#casino/games/play/events.ts'
import { DepositCompleted } from '#casino/money/cash-desk/events.ts'
import { ContactConfirmed } from '#casino/sign-in/one-time-codes/events.ts'
import { DayBegun, PlayerSignedIn } from '#casino/sign-in/sessions/events.ts'
import { BetSettled } from '#casino/sportsbook/bets/events.ts'
import { contestsOfGame } from '#casino/games/play/extensions.ts'
import { contribute } from '#kernel/extensions.ts'
import { on } from '#kernel/facts/reactions.ts'
import { push } from '#kernel/facts/pushes.ts'
import { handle } from '#kernel/http/handle.ts'
import { playerChannel } from '#kernel/realtime/publisher.ts'
import { defineServerSlice } from '#kernel/slice.ts'
import { claimStep, type StepDoneMessage } from '../contract.ts'
import { ProgressMoved, StepDone, TrackClosed, TrackEnded } from '../events.ts'
import { trackOwners } from '../extensions.ts'
import { texts } from '../texts.ts'
import { claimDirectly } from './claim-reward.ts'
import { closeTrack, jobs, keepTime } from './close-track.ts'
import { countFacts } from './count-facts.ts'
import { betsOf, contactsOf, daysOf, depositsOf, movesOfFollowed, pointsOf, roundsOf } from './facts-that-count.ts'
import { linkOf } from './give-rewards.ts'
import { missionsOfGame } from './missions-of-game.ts'
import { trackById, type TrackRow } from './track-store.ts'

export const slice = defineServerSlice({
  name: 'campaigns/missions',
  // By then the reels of a round have stopped: a bar that moves once in two seconds is as good as one that moves with every round.
  gather_ms: 2_000,
  texts,
  routes: [
    handle(claimStep, async ({ house, player_id, params, body }) => {
      await claimDirectly(house, { track_id: params.id, player_id, step: body.step })
      return {}
    }),
  ],
  migrations: new URL('./migrations/', import.meta.url),
  facts: [ProgressMoved, StepDone, TrackEnded, TrackClosed],
  reactions: [
    on(RoundSettled, { from: 'deployment' }, (facts, tx, house) => countFacts(roundsOf(facts), tx, house)),
    on(DepositCompleted, { from: 'deployment' }, (facts, tx, house) => countFacts(depositsOf(facts), tx, house)),
    on(BetSettled, { from: 'deployment' }, (facts, tx, house) => countFacts(betsOf(facts), tx, house)),
    on(ContactConfirmed, { from: 'deployment' }, (facts, tx, house) => countFacts(contactsOf(facts), tx, house)),
    on(PlayerSignedIn, { from: 'deployment' }, (facts, tx, house) => countFacts(daysOf(facts), tx, house)),
    on(DayBegun, { from: 'deployment' }, (facts, tx, house) => countFacts(daysOf(facts), tx, house)),
    // Tables move with every few rounds; most of them are followed by no track.
    on(TablesMoved, { from: 'deployment', concerns: movesOfFollowed }, async (facts, tx, house) =>
      countFacts(await pointsOf(facts, tx, house), tx, house),
    ),
    // The slice reacts to its own fact in log order, so that a track is closed after the last round that counts.
    on(TrackEnded, { from: 'deployment' }, async (facts, tx, house) => {
      for (const { data } of facts) await closeTrack(tx, house, data.track_id)
    }),
  ],
  pushes: [
    push(StepDone, async (facts, house) => {
      const ids = [...new Set(facts.map(({ data }) => data.track_id))]
      const tracks = new Map(
        (await Promise.all(ids.map((id) => trackById(house.db, id)))).map((track) => [Number(track?.id), track as TrackRow]),
      )
      // A day that is done with its last task is told once, as the day.
      const counted = new Set(
        facts.flatMap(({ player_id, data: { track_id, step } }) => {
          const goal = tracks.get(track_id)?.spec.steps.find(({ name }) => name === step)?.goal
          return goal?.kind === 'steps' ? goal.of.map((one) => `${player_id}:${track_id}:${one}`) : []
        }),
      )
      return facts.flatMap(({ player_id, data: { track_id, step, is_last } }) => {
        const track = tracks.get(track_id)
        if (counted.has(`${player_id}:${track_id}:${step}`)) return []
        const titles = track?.spec.steps.find(({ name }) => name === step)?.title
        if (player_id === null || !track || !titles) return []
        const shown = { titles, trackTitles: track.title, link: linkOf(house, track) }
        const data: StepDoneMessage = { trackId: track_id, step, ...shown, isLast: is_last }
        return [{ channel: playerChannel(player_id), message: { type: 'missions', data } }]
      })
    }),
  ],
  jobs,
  start: keepTime,
  extensions: [trackOwners],
  contributes: [contribute(contestsOfGame, { name: 'campaigns/missions', chips: missionsOfGame })],
  personalData: {
    tables: {
      members: { exported: ['track_id', 'joined_at'], erased: 'deleted' },
      progress: {
        exported: ['track_id', 'period', 'steps', 'is_whole', 'given', 'changed_at'],
        erased: 'deleted',
      },
    },
  },
})
