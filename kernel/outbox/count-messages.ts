import { prefixOf } from '#kernel/addresses/network.ts'
import type { House } from '#kernel/house.ts'
import { countTries, type RateLimit, triesLeft, type TryWindow } from '#kernel/http/rate-limit.ts'

const window_s = 60 * 60

interface Shares {
  /** Messages per hour requested from one network. */
  readonly byNetwork: RateLimit
  /** Messages per hour requested by anyone, for the whole site. */
  readonly byHouse: RateLimit
  /** Beyond that, a few per network, so that a few networks cannot use up everybody's share. */
  readonly inCrowd: RateLimit
  /** Absolute maximum, because messages cost money. */
  readonly atMost: RateLimit
}

/** Limits on messages that anyone can request for any contact. */
export const shares: Readonly<Record<'phone' | 'email', Shares>> = {
  phone: {
    byNetwork: { name: 'texts-by-network', count: 60, window_s },
    byHouse: { name: 'texts-by-house', count: 600, window_s },
    inCrowd: { name: 'texts-by-network-in-a-crowd', count: 3, window_s },
    atMost: { name: 'texts-by-house-at-most', count: 6_000, window_s },
  },
  email: {
    byNetwork: { name: 'letters-by-network', count: 200, window_s },
    byHouse: { name: 'letters-by-house', count: 3_000, window_s },
    inCrowd: { name: 'letters-by-network-in-a-crowd', count: 5, window_s },
    atMost: { name: 'letters-by-house-at-most', count: 30_000, window_s },
  },
}

/** Limits numbers that differ only in their last three digits: premium-message fraud rents ranges of a thousand. */
export const textsByRange: RateLimit = { name: 'texts-by-number-range', count: 20, window_s }

const rangeOf = (phone: string): string => phone.slice(0, -3)

export interface Recipient {
  readonly kind: 'phone' | 'email'
  readonly contact: string
}

/**
 * Counts a message requested by an unauthenticated visitor: by number range, by requesting network, and for the whole site. Once
 * the site's hourly share is used up, each network still gets a few. Refuses `too-many-requests` with 429.
 */
export const countMessage = async (house: House, ip: string, { kind, contact }: Recipient): Promise<void> => {
  const { byNetwork, byHouse, inCrowd, atMost } = shares[kind]
  const network = prefixOf(ip)
  const [whole] = await triesLeft(house, [[byHouse, 'all']])
  const rest: readonly TryWindow[] =
    whole && whole.left > 0
      ? [[byHouse, 'all']]
      : [
          [inCrowd, network],
          [atMost, 'all'],
        ]
  const range: readonly TryWindow[] = kind === 'phone' ? [[textsByRange, rangeOf(contact)]] : []
  await countTries(house, [...range, [byNetwork, network], ...rest])
}
