import type { CampaignKind } from '#casino/campaigns/campaigns/extensions.ts'
import { ticket_asset } from '../rules.ts'
import { kind, owner, parts } from './rally.ts'

/** A rally as a campaign: a road, its checkpoints, speed from deposits, and a final draw of tickets. */
export const rallyKind: CampaignKind = {
  kind,
  owner,
  faultsOf: ({ boards, tracks = [], draws = [] }) => {
    const [road] = boards
    const checkpoints = tracks.find(({ name }) => name === parts.checkpoints)?.spec
    const speed = tracks.find(({ name }) => name === parts.speed)?.spec
    const [final] = draws
    const attempt = final?.spec.attempt
    const is_road = boards.length === 1 && road?.name === parts.road && road.spec.entry === 'play'
    return [
      ...(is_road ? [] : ['boards: a rally has one, called road, that one joins by playing']),
      ...(tracks.length === 2 && checkpoints && speed ? [] : ['tracks: a rally has two, called checkpoints and speed']),
      ...(checkpoints?.board === parts.road &&
      checkpoints.claim === 'by-hand' &&
      checkpoints.steps?.every(({ goal, reward }) => goal.kind === 'points' && reward)
        ? []
        : ['checkpoints: each is so many points of the road, with a reward that is taken by hand']),
      ...(speed?.board === parts.road &&
      speed.claim === 'by-itself' &&
      speed.repeat === 'once' &&
      speed.steps?.every(({ goal, boost }) => goal.kind === 'deposits' && boost)
        ? []
        : ['speed: each stage is so many deposits, and boosts on the road at once']),
      ...(draws.length === 1 && final?.name === parts.final && attempt?.asset === ticket_asset && attempt.is_drawn_at_end
        ? []
        : [`draws: a rally has one, called final, whose tickets (${ticket_asset}) are drawn at the end`]),
    ]
  },
}
