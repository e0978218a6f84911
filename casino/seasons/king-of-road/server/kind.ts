import type { CampaignKind } from '#casino/campaigns/campaigns/extensions.ts'
import { kind, owner, parts } from './king.ts'

/** The king of the road as a campaign: a road that one joins by choosing a car, its milestones, and a canister a day for a deposit. */
export const kingKind: CampaignKind = {
  kind,
  owner,
  calls: ['claim'],
  faultsOf: ({ boards, tracks = [], draws = [] }) => {
    const [road] = boards
    const milestones = tracks.find(({ name }) => name === parts.milestones)?.spec
    const fuel = tracks.find(({ name }) => name === parts.fuel)?.spec
    const [deposit, ...more] = fuel?.steps ?? []
    return [
      ...(boards.length === 1 && road?.name === parts.road && road.spec.entry === 'subscribe'
        ? []
        : ['boards: there is one, called road, that one joins by one’s own word']),
      ...(tracks.length === 2 && draws.length === 0 ? [] : ['tracks, draws: there are two tracks, milestones and fuel, and no draw']),
      ...(milestones?.board === parts.road &&
      milestones.claim === 'by-itself' &&
      milestones.steps?.every(({ goal, reward, claim }) => goal.kind === 'points' && reward && claim !== 'by-hand')
        ? []
        : ['milestones: each is so many points of the road, with a reward that comes by itself']),
      ...(fuel?.board === parts.road &&
      fuel.repeat === 'daily' &&
      (deposit?.claim ?? fuel.claim) === 'by-hand' &&
      more.length === 0 &&
      deposit?.goal.kind === 'deposits' &&
      deposit.boost
        ? []
        : ['fuel: one step, a deposit, each day anew, with a boost on the road that is taken by hand']),
    ]
  },
}
