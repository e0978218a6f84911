export const illustrationNames = [
  'no-games',
  'no-favourites',
  'no-results',
  'no-bonuses',
  'no-history',
  'no-messages',
  'no-bets',
  'no-prizes',
  'deposit',
  'waiting',
  'error',
  'offline',
  'locked',
  'not-found',
  'take-a-break',
] as const

export type IllustrationName = (typeof illustrationNames)[number]
