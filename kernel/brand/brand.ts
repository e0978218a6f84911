import type { Currency } from '#kernel/money/currency.ts'
import type { Language } from '#kernel/i18n/texts.ts'

export const brandNames = ['ua', 'vlk', 'vegas', 'king'] as const
export type BrandName = (typeof brandNames)[number]

/** The on/off differences between brands. Slices ask `brand.has('…')` and never compare brand names. */
export const capabilities = [
  /** The six account modals have a New variant (MD-007). */
  'new-account-modals',
  /** promo-code-from-email opens the promo codes popup (OP-019). */
  'promo-code-from-email',
  /** Bonus refusals name the days since the last deposit (core §8). */
  'requires-deposit-popup',
  /** The tournament prize popup opens for a winner of any place (TH-010). */
  'tournament-prize-any-place',
  /** Guests' story views are not counted (TH-010). */
  'stories-for-players-only',
  /** The public profile opens as PublicProfilePopup. */
  'public-profile-popup',
] as const
export type Capability = (typeof capabilities)[number]

export interface Brand {
  readonly name: BrandName
  readonly title: string
  readonly default_language: Language
  readonly currency: Currency
  /** ISO 3166 country that registration assumes. */
  readonly country: string
  readonly has: (capability: Capability) => boolean
  readonly welcome: { readonly free_spins: number; readonly money_minor: number; readonly gift_id: string }
}

interface BrandTable extends Omit<Brand, 'has' | 'name'> {
  readonly capabilities: readonly Capability[]
}

/** Everything in which brands differ, apart from their look (ui/tokens). */
const table: Record<BrandName, BrandTable> = {
  ua: {
    title: 'Openhouse',
    default_language: 'uk',
    currency: 'UAH',
    country: 'UA',
    capabilities: [],
    welcome: { free_spins: 50, money_minor: 50_000, gift_id: 'ua-welcome' },
  },
  vlk: {
    title: 'VLK',
    default_language: 'uk',
    currency: 'UAH',
    country: 'UA',
    capabilities: ['promo-code-from-email', 'requires-deposit-popup'],
    welcome: { free_spins: 77, money_minor: 77_700, gift_id: 'vlk-welcome' },
  },
  vegas: {
    title: 'Vegas',
    default_language: 'uk',
    currency: 'UAH',
    country: 'UA',
    capabilities: ['promo-code-from-email', 'tournament-prize-any-place'],
    welcome: { free_spins: 100, money_minor: 100_000, gift_id: 'vegas-welcome' },
  },
  king: {
    title: 'King',
    default_language: 'uk',
    currency: 'UAH',
    country: 'UA',
    capabilities: ['new-account-modals', 'requires-deposit-popup', 'stories-for-players-only', 'public-profile-popup'],
    welcome: { free_spins: 200, money_minor: 50_000, gift_id: 'king-welcome' },
  },
}

export const brandOf = (name: BrandName): Brand => {
  const { capabilities: owned, ...rest } = table[name]
  return { name, ...rest, has: (capability) => owned.includes(capability) }
}
