import { defineExtension } from '#kernel/extensions.ts'
import type { House } from '#kernel/house.ts'

/** Who plays free spins. */
interface FreeSpinGames {
  /** The slice. */
  readonly name: string
  /** Why no free spin of this stake can be played in a game, in words for whoever makes a campaign; undefined where it can. */
  readonly faultOf: (slug: string, currency: string, stake_minor: number, house: House) => string | undefined
}

/** Asked before free spins are promised, so that none is given that no game takes. */
export const freeSpinGames = defineExtension<FreeSpinGames>('bonuses/free-spins.games', { keyOf: ({ name }) => name })
