import type { CampaignKind } from '#casino/campaigns/campaigns/extensions.ts'
import { ticket_asset } from '../rules.ts'
import { kind, owner, parts } from './rally.ts'

/** Whether a reward of a step is the ticket of the final draw. */
export const isTicket = (reward: unknown): boolean => {
  const { kind: prize_kind, content } = (reward as { prize?: { kind: string; content: { asset?: unknown } } }).prize ?? {}
  return prize_kind === 'points' && content?.asset === ticket_asset
}

/** A rally as a campaign: a road, its checkpoints, speed from deposits, and a final draw of tickets. */
export const rallyKind: CampaignKind = {
  kind,
  owner,
  calls: ['claim', 'ticket'],
  faultsOf: ({ ends_at, boards, tracks = [], draws = [] }) => {
    const [road] = boards
    const to_take = tracks.find(({ name }) => name === parts.checkpoints)
    const checkpoints = to_take?.spec
    const speed = tracks.find(({ name }) => name === parts.speed)?.spec
    const [final] = draws
    const attempt = final?.spec.attempt
    const is_road = boards.length === 1 && road?.name === parts.road && road.spec.entry === 'play'
    return [
      ...(is_road ? [] : ['boards: a rally has one, called road, that one joins by playing']),
      ...(tracks.length === 2 && checkpoints && speed ? [] : ['tracks: a rally has two, called checkpoints and speed']),
      ...(checkpoints?.board === parts.road &&
      checkpoints.claim === 'by-hand' &&
      checkpoints.steps?.every(({ goal, reward, claim }) => goal.kind === 'points' && reward && claim !== 'by-itself')
        ? []
        : ['checkpoints: each is so many points of the road, with a reward that is taken by hand']),
      ...(speed?.board === parts.road &&
      speed.claim === 'by-itself' &&
      speed.repeat === 'once' &&
      speed.steps?.every(({ goal, boost, claim }) => goal.kind === 'deposits' && boost && claim !== 'by-hand')
        ? []
        : ['speed: each stage is so many deposits, and boosts on the road at once']),
      ...(draws.length === 1 && final?.name === parts.final && attempt?.asset === ticket_asset && attempt.is_drawn_at_end
        ? []
        : [`draws: a rally has one, called final, whose tickets (${ticket_asset}) are drawn at the end`]),
      // A ticket that is taken later would be for a draw that is over.
      ...(new Date(final?.ends_at ?? ends_at) < new Date(to_take?.ends_at ?? ends_at)
        ? ['draws: final ends before the last ticket can be taken at the checkpoints']
        : []),
    ]
  },
}
