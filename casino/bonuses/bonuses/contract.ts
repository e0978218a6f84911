import { Type, type Static } from 'typebox'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { pageReply } from '#kernel/contract/pages.ts'
import { AmountMinor, paging, Slug, Timestamp } from '#kernel/contract/schemas.ts'
import { refuserOf } from '#kernel/refusals/refusal.ts'
import { bonusStates, wagers_limit, type BonusEvent } from './rules.ts'
import { cardTypes } from './terms.ts'
import { texts } from './texts.ts'

export const refuse = refuserOf(texts)

/** A summary of the terms in at most seven lines, generated from the terms. */
const TermsLine = Type.Object({ label: Type.String(), text: Type.String() })

/** Data for the deposit calculator (EN-039, BO-014). Amounts in minor units of the bonus's currency. */
const CalculationFields = Type.Object({
  /** 0 if the bonus is not a percentage of the deposit. */
  percent: Type.Integer(),
  /** The maximum bonus, or the fixed one. */
  most: AmountMinor,
  leastDeposit: AmountMinor,
  /** Wagering requirement as a multiple of the bonus. */
  wageringMultiple: Type.Integer(),
})

/** Expected value of a bonus that is played to its end, computed from the games' maths for stakes of a fiftieth of it. */
const BonusWorth = Type.Object({
  text: Type.String(),
  /** What its free spins bring on average, in a sentence; null where it has none. */
  spins: Type.Union([Type.String(), Type.Null()]),
  /** By game, highest completion first: how many of 100 players complete the wagering, and the average cash at the end. */
  games: Type.Array(Type.Object({ title: Type.String(), finish: Type.Integer({ minimum: 0, maximum: 100 }), ends: Type.String() })),
})
export type BonusWorth = Static<typeof BonusWorth>

/** An offered bonus in the caller's language. Amounts are minor units of `currency`. */
export const BonusOffer = Type.Object({
  terms: Slug,
  category: Type.String(),
  title: Type.String(),
  text: Type.String(),
  /** `DEPBONUS` requires a deposit, `NODEPBONUS` does not (EN-038). */
  type: Type.Union([Type.Literal('DEPBONUS'), Type.Literal('NODEPBONUS')]),
  picture: Type.String(),
  currency: Type.String(),
  exponent: Type.Integer(),
  keyTerms: Type.Array(TermsLine, { maxItems: 7 }),
  /** The full terms, by paragraph. */
  longTerms: Type.Array(Type.String()),
  /** The code that brings it; null for what needs none (BO-015). */
  promoCode: Type.Union([Type.String(), Type.Null()]),
  hasChildrens: Type.Boolean(),
  /** What may be taken after it: bonuses that are offered to who has begun this one (BO-013). */
  children: Type.Array(Type.Object({ terms: Slug, title: Type.String(), gives: Type.String() })),
  params: Type.Object({ cardType: Type.Union([Type.Enum([...cardTypes]), Type.Null()]) }),
  calculationFields: CalculationFields,
  /** Null until it is computed. */
  worth: Type.Union([BonusWorth, Type.Null()]),
})
export type BonusOffer = Static<typeof BonusOffer>

const Progress = Type.Object({
  wagered: AmountMinor,
  required: AmountMinor,
  /** Current bonus balance, which cancelling forfeits. */
  balance: AmountMinor,
  /** The part of it that would become cash if the wagering were complete now. */
  becomesCash: AmountMinor,
  mostStake: AmountMinor,
})

/** A bonus of the calling player. */
export const BonusView = Type.Object({
  ...BonusOffer.properties,
  id: Type.Integer(),
  status: Type.Enum([...bonusStates]),
  /** Null until it is known: of a deposit bonus with the deposit. */
  amount: Type.Union([AmountMinor, Type.Null()]),
  takeBy: Timestamp,
  finishBy: Type.Union([Timestamp, Type.Null()]),
  endedAt: Type.Union([Timestamp, Type.Null()]),
  /** The amount converted to cash, for an ended bonus. */
  converted: AmountMinor,
  /** It was cancelled and can be restored. */
  canRestore: Type.Boolean(),
  /** Only for the active bonus. */
  progress: Type.Union([Progress, Type.Null()]),
})
export type BonusView = Static<typeof BonusView>

/** Data of the bonuses page. Guests see offers only. */
export interface BonusesPage {
  readonly offers: readonly BonusOffer[]
  /** What an announced promo code brings, as long as the player has not used it. */
  readonly coded: readonly BonusOffer[]
  readonly active: BonusView | null
  readonly available: readonly BonusView[]
  readonly waiting: readonly BonusView[]
  readonly finished: readonly BonusView[]
}

const ById = Type.Object({ id: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) })

export const getAvailable = endpoint({
  route: 'GET /rest/bonuses/available/',
  who: 'player',
  effect: 'reads',
  reply: Type.Object({ data: Type.Array(BonusView) }),
  rows: ['API-105', 'BO-001'],
  summary: 'Bonuses that the player may take, without the active one',
})

export const getActive = endpoint({
  route: 'GET /rest/bonuses/active/',
  who: 'player',
  effect: 'reads',
  reply: Type.Object({ data: Type.Union([BonusView, Type.Null()]) }),
  rows: ['API-106'],
  summary: 'The bonus that the player plays with now',
})

export const getPriority = endpoint({
  route: 'GET /rest/bonuses/priority/',
  who: 'player',
  effect: 'reads',
  reply: Type.Object({
    data: Type.Array(Type.Integer()),
    /** The first of them that may open its window when a page starts; null where there is none. */
    atStart: Type.Union([BonusView, Type.Null()]),
  }),
  rows: ['API-107', 'ST-007', 'ST-010b'],
  summary: 'Ids of what may be taken, what matters most first, and what opens by itself',
})

export const getBonusInfo = endpoint({
  route: 'GET /rest/bonuses/{id}/info/',
  who: 'player',
  effect: 'reads',
  params: ById,
  reply: Type.Object({ data: BonusView }),
  refusals: ['bonus-unknown'],
  rows: ['API-108', 'EN-039', 'BO-014'],
  summary: 'All of a bonus: its terms, what the calculator needs, how far it is',
})

const WagerRow = Type.Object({ at: Timestamp, title: Type.String(), counted: AmountMinor })
export type WagerRow = Static<typeof WagerRow>

export const getWagers = endpoint({
  route: 'GET /rest/bonuses/{id}/wagers/',
  who: 'player',
  effect: 'reads',
  params: ById,
  query: paging(wagers_limit),
  reply: pageReply(WagerRow),
  refusals: ['bonus-unknown'],
  rows: ['EN-039'],
  summary: 'Stakes that counted towards a bonus, newest first',
})

const takeRefusals = [
  'bonus-unknown',
  'bonus-ended',
  'bonuses-not-now',
  'bonus-none-left',
  'bonus-another-active',
  'bonus-other-currency',
  'max_balance_for_activation',
  'days_since_last_deposit',
] as const

export const applyBonus = endpoint({
  route: 'POST /rest/bonuses/{id}/apply/',
  who: 'player',
  effect: 'changes',
  params: ById,
  reply: Type.Object({ redirectUrl: Type.Optional(Type.String()), data: BonusView }),
  refusals: takeRefusals,
  rows: ['API-109', 'BO-003', 'BO-004', 'ER-013'],
  summary: 'Takes a bonus; one that comes with a deposit leads to the cash desk',
})

export const activateBonus = endpoint({
  route: 'POST /rest/bonuses/{id}/activate/',
  who: 'player',
  effect: 'changes',
  params: ById,
  reply: Type.Object({ redirectUrl: Type.Optional(Type.String()), data: BonusView }),
  refusals: takeRefusals,
  rows: ['API-110'],
  summary: 'Begins a bonus that waited for its turn',
})

export const cancelBonus = endpoint({
  route: 'POST /rest/bonuses/{id}/cancel/',
  who: 'player',
  effect: 'changes',
  params: ById,
  reply: Type.Object({}),
  refusals: ['bonus-unknown', 'bonus-ended', 'bonus-round-open'],
  rows: ['API-111'],
  summary: "Gives a bonus up; the player's own cash stays where it is",
})

export const restoreBonus = endpoint({
  route: 'POST /rest/bonuses/{id}/restore/',
  who: 'player',
  effect: 'changes',
  params: ById,
  reply: Type.Object({}),
  refusals: ['bonus-unknown', 'bonus-ended', 'bonuses-not-now', 'bonus-none-left'],
  rows: ['API-112'],
  summary: 'Brings back a bonus that was given up before it was played with',
})

const DeskId = Type.Integer({ minimum: 1, maximum: 1_000_000 })

export const getDepositBonuses = endpoint({
  route: 'GET /rest/cash/input/bonuses/{method_id}/{currency_id}/',
  who: 'player',
  effect: 'reads',
  params: Type.Object({ method_id: DeskId, currency_id: DeskId }),
  /** Minor units of the deposit: what each is worth is told for that much, and for the most that it brings without. */
  query: Type.Object(
    { amount: Type.Optional(Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })) },
    { additionalProperties: false },
  ),
  reply: Type.Object({ data: Type.Array(BonusView) }),
  rows: ['API-086'],
  summary: 'Bonuses that go with a deposit; none of them is chosen',
})

/** Push message on the player's own channel: a bonus changed its state (RTM-031 … RTM-037). */
export interface BonusMessage {
  readonly type: 'bonus'
  readonly event: BonusEvent
  readonly data: { readonly id: number; readonly activeBonusId: number | null; readonly title: string; readonly isGift: boolean }
}

/** Push on the player's own channel: a bonus was given to them (RTM-039). */
export interface AssignedBonusMessage {
  readonly type: 'assignedBonus'
  readonly data: { readonly bonus: { readonly id: number; readonly title: string } }
}

declare module '#kernel/contract/page-components.ts' {
  interface PageComponentData {
    readonly bonuses: BonusesPage
  }
}
