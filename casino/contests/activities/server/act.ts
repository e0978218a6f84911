import { joinBoard, type Viewer } from '#casino/campaigns/boards/server/api.ts'
import { stateOfCampaign, type CampaignRow } from '#casino/campaigns/campaigns/server/api.ts'
import { drawByAttempt, shownOutcome, type DrawRow } from '#casino/campaigns/draws/server/api.ts'
import { claimReward } from '#casino/campaigns/missions/server/api.ts'
import { currencyOfViewer } from '#casino/campaigns/boards/server/api.ts'
import { isInAudience } from '#casino/players/responsible-play/server/api.ts'
import type { BodyOf } from '#kernel/contract/endpoint.ts'
import { refuse, type actOnActivity, type Drawn } from '../contract.ts'
import { actionsOf, isJoinedByHand, isTakenByHand, type ActionName } from '../rules.ts'
import { activityBySlug, partsOf } from './activities.ts'

type Player = Viewer & { readonly player_id: bigint }

/** An action, as its call asked for it. The key makes a draw that was begun and not answered the same draw. */
export interface Asked extends BodyOf<typeof actOnActivity> {
  readonly action: string
  readonly key: string
}

/** The named part, or the only one that an action may mean. Refusal: `activity-part-unknown`. */
const meant = <Part extends { readonly name: string }>(parts: readonly Part[], name: string | undefined): Part => {
  const found = name === undefined ? (parts.length === 1 ? parts[0] : undefined) : parts.find((part) => part.name === name)
  return found ?? refuse('activity-part-unknown')
}

const drawnOf = async (viewer: Player, { spec }: DrawRow, name: string | null): Promise<Drawn> => {
  const outcome = spec.outcomes.find((one) => one.name === name)
  if (!outcome) return { outcome: null, amount: null, prize: null }
  return { outcome: outcome.title[viewer.language], ...shownOutcome(viewer, outcome, await currencyOfViewer(viewer)) }
}

type Action = (viewer: Player, campaign: CampaignRow, asked: Asked) => Promise<Drawn | null>

/** The closed list of actions; each is the use case of the kit that its part belongs to. */
const actions: Readonly<Record<ActionName, Action>> = {
  join: async ({ house, player_id }, campaign, { part, team = null }) => {
    const { boards } = await partsOf(house, campaign)
    const { row } = meant(
      boards.filter(({ row: { spec } }) => isJoinedByHand({ spec })),
      part,
    )
    const outcome = await joinBoard(house, row.id, player_id, team)
    if (outcome === 'closed') refuse('activity-closed')
    if (outcome === 'play-closed') refuse('activity-play-closed')
    if (outcome === 'left') refuse('activity-left')
    if (outcome === 'other-team') refuse('activity-team-chosen')
    if (outcome !== 'done') refuse('activity-part-unknown')
    return null
  },
  claim: async ({ house, player_id }, campaign, { part, step = '' }) => {
    const { tracks } = await partsOf(house, campaign)
    const { row } = meant(
      tracks.filter(({ row: { spec } }) => spec.steps.some((one) => isTakenByHand(spec, one))),
      part,
    )
    if (!row.spec.steps.some((one) => one.name === step && (one.reward ?? one.boost) && isTakenByHand(row.spec, one)))
      refuse('activity-part-unknown')
    await claimReward(house, { track_id: Number(row.id), player_id, step })
    return null
  },
  draw: async (viewer, campaign, { part, clientSeed, key }) => {
    const { house, player_id } = viewer
    const { draws } = await partsOf(house, campaign)
    const { row } = meant(
      draws.filter(({ row: { spec } }) => spec.attempt !== undefined),
      part,
    )
    const fall = await drawByAttempt(house, { draw_id: row.id, player_id, key, client_seed: clientSeed ?? key })
    house.facts.wake()
    return drawnOf(viewer, row, fall.is_given ? fall.outcome : null)
  },
}

const isAction = (name: string): name is ActionName => Object.hasOwn(actions, name)

/**
 * SA-002, SA-003: an action of an activity. Outside its dates every action is refused, and to whoever may not be invited. Refusals:
 * `activity-unknown` (404), `activity-action-unknown`, `activity-soon`, `activity-closed`, `activity-play-closed`, and those of the parts.
 */
export const act = async (viewer: Player, slug: string, asked: Asked): Promise<Drawn | null> => {
  const { house, player_id } = viewer
  const campaign = await activityBySlug(house, slug)
  const { action } = asked
  if (!isAction(action) || !actionsOf(campaign.document).includes(action)) return refuse('activity-action-unknown')
  const state = stateOfCampaign(campaign, house.clock.now())
  if (state === 'soon') refuse('activity-soon')
  if (state === 'closed') refuse('activity-closed')
  if (!(await isInAudience(house.db, house, 'invitation', player_id))) refuse('activity-play-closed')
  return actions[action](viewer, campaign, asked)
}
