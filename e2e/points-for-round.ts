import { called, campaignOf, each, stakes, type OwnCampaign } from './own-campaigns.ts'

/** An activity that gives so many of each points for one round of a game, by itself: how a journey comes to points that take days to earn. */
export const pointsForRound = (slug: string, game: string, points: readonly (readonly [asset: string, amount: number])[]): OwnCampaign =>
  campaignOf(slug, 'activity', slug, {
    budget: each(0),
    settings: { picture: '/art/scenes/autumn-trail.svg', icon: 'star', rules: [] },
    tracks: [
      {
        name: 'points',
        title: called(slug),
        spec: {
          steps: points.map(([asset, amount]) => ({
            name: asset,
            title: called(asset),
            goal: { kind: 'rounds', count: 1, rounds: { games: [game], stakes } },
            reward: { stock: 10, prize: { kind: 'points', content: { asset, amount } } },
          })),
          order: 'free',
          repeat: 'once',
          claim: 'by-itself',
        },
      },
    ],
  })
