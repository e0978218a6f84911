/** What a test card does. Only this is stored, never the number. */
export const outcomes = [
  'success',
  'decline',
  'three-d-secure',
  'delay',
  'payout-fails',
  'payout-returns',
  'chargeback',
  'abandon',
] as const
export type Outcome = (typeof outcomes)[number]

/** The test cards, published on the page itself. No other number is accepted (WA-035). */
export const testCards: readonly { readonly number: string; readonly outcome: Outcome }[] = [
  { number: '4242 4242 4242 4242', outcome: 'success' },
  { number: '4000 0000 0000 0002', outcome: 'decline' },
  { number: '4000 0000 0000 3220', outcome: 'three-d-secure' },
  { number: '4000 0000 0000 0077', outcome: 'delay' },
  { number: '4000 0000 0000 9979', outcome: 'payout-fails' },
  { number: '4000 0000 0000 9987', outcome: 'payout-returns' },
  { number: '4000 0000 0000 0259', outcome: 'chargeback' },
  { number: '4000 0000 0000 0127', outcome: 'abandon' },
]

const digitsOf = (number: string): string => number.replaceAll(/\D/g, '')

/** The outcome of a test card's number; undefined for every other number. */
export const outcomeOf = (number: string): Outcome | undefined =>
  testCards.find((card) => digitsOf(card.number) === digitsOf(number))?.outcome

/** A card as the sandbox names it to the merchant: by its last digits alone. */
export const instrumentOf = (outcome: Outcome): { readonly token: string; readonly label: string } => {
  const last = digitsOf(testCards.find((card) => card.outcome === outcome)?.number ?? '').slice(-4)
  return { token: `test-card-${last}`, label: `•••• ${last}` }
}

/** What the card behind a token does; undefined of a token that the sandbox never gave. */
export const outcomeOfToken = (token: string): Outcome | undefined => outcomes.find((outcome) => instrumentOf(outcome).token === token)

const sandboxStates = ['open', 'challenge', 'processing', 'succeeded', 'declined', 'not-authenticated', 'cancelled', 'silent'] as const
export type SandboxState = (typeof sandboxStates)[number]

/** What the sandbox tells the merchant, and how long after the step. */
export interface Told {
  /** `unmatched`: money came under a reference that is none of the merchant's. */
  readonly state: 'pending' | 'failed' | 'completed' | 'unmatched' | 'disputed' | 'charged-back'
  readonly reason: 'declined' | 'not-authenticated' | 'cancelled' | 'reorganised' | null
  readonly delay_ms: number
  /** How much of the ordered amount came; all of it unless told otherwise. */
  readonly share_percent?: number
  /** Of a transfer over a chain: how often it is confirmed, and in which block of those that it stood in. */
  readonly confirmed?: { readonly block: number; readonly count: number }
}

export interface Step {
  readonly from: readonly SandboxState[]
  readonly to: SandboxState
  readonly told: readonly Told[]
}

/** When the delay card answers: long enough to see the waiting. */
export const delayed_ms = 20_000

/** A bank that says nothing leaves its payer where they were: another card may be chosen. */
export const payable = ['open', 'silent'] as const satisfies readonly SandboxState[]

const completed: Told = { state: 'completed', reason: null, delay_ms: 0 }
const failed = (reason: 'declined' | 'not-authenticated' | 'cancelled'): Told => ({ state: 'failed', reason, delay_ms: 0 })

/** What a press of "pay" leads to, by the chosen card. */
export const stepsOfCards: Record<Outcome, Step> = {
  success: { from: payable, to: 'succeeded', told: [completed] },
  decline: { from: payable, to: 'declined', told: [failed('declined')] },
  'three-d-secure': { from: payable, to: 'challenge', told: [] },
  delay: {
    from: payable,
    to: 'processing',
    told: [
      { state: 'pending', reason: null, delay_ms: 0 },
      { ...completed, delay_ms: delayed_ms },
    ],
  },
  'payout-fails': { from: payable, to: 'succeeded', told: [completed] },
  'payout-returns': { from: payable, to: 'succeeded', told: [completed] },
  chargeback: {
    from: payable,
    to: 'succeeded',
    told: [
      completed,
      { state: 'disputed', reason: null, delay_ms: delayed_ms },
      { state: 'charged-back', reason: null, delay_ms: 2 * delayed_ms },
    ],
  },
  abandon: { from: payable, to: 'silent', told: [] },
}

/** What the answer to the bank's question leads to. */
export const stepsOfChallenge = {
  confirm: { from: ['challenge'], to: 'succeeded', told: [completed] },
  refuse: { from: ['challenge'], to: 'not-authenticated', told: [failed('not-authenticated')] },
} as const satisfies Record<string, Step>

export const stepOfCancel: Step = { from: payable, to: 'cancelled', told: [failed('cancelled')] }
