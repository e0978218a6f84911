import type { House } from '#kernel/house.ts'
import { currencies, isCurrency, type Currency } from '#kernel/money/currency.ts'
import { reference_rates_at, referenceRate } from '#kernel/money/reference-rates.ts'
import { worthOf, type Worths } from '../rules.ts'
import type { RateSet } from './store.ts'
import { ratesUrl } from './settings.ts'

/** Where rates come from. */
export interface RateSource {
  readonly name: string
  /** So long what it said is a rate; null where it says the same for ever. */
  readonly lasts: boolean
  /** Throws where it does not answer, or answers with something else. */
  readonly read: (house: House) => Promise<Omit<RateSet, 'source'>>
}

/** The reference rates of the release: without a source the house converts at these, and says of when they are. */
const fixed: RateSource = {
  name: 'fixed',
  lasts: true,
  read: async () => {
    const worths = (Object.keys(currencies) as Currency[]).map((code) => {
      const { numerator, denominator } = referenceRate(code, 'UAH')
      const scale = 10n ** BigInt(currencies[code].exponent - currencies.UAH.exponent)
      return [code, (numerator * scale * 1_000_000n) / denominator]
    })
    return { at: new Date(reference_rates_at), worths: Object.fromEntries(worths) as Worths }
  },
}

interface BankLine {
  readonly cc: string
  readonly rate: number
  readonly exchangedate: string
}

const isLine = (line: unknown): line is BankLine =>
  typeof line === 'object' &&
  line !== null &&
  'cc' in line &&
  'rate' in line &&
  typeof line.rate === 'number' &&
  'exchangedate' in line &&
  typeof line.exchangedate === 'string'

/** 24.11.2026 */
const dayOf = (written: string): Date | null => {
  const [, day, month, year] = /^(\d\d)\.(\d\d)\.(\d{4})$/.exec(written) ?? []
  const at = new Date(`${year}-${month}-${day}T00:00:00Z`)
  return Number.isNaN(at.getTime()) ? null : at
}

/** Rates for a day as the National Bank of Ukraine writes them, hryvnias for one unit. A line that is no rate is left out. */
const readBank = (answer: unknown): Omit<RateSet, 'source'> => {
  const lines = (Array.isArray(answer) ? answer : []).filter(isLine)
  const worths = lines.flatMap(({ cc, rate }) => {
    const worth = worthOf(String(rate))
    return isCurrency(cc) && cc !== 'UAH' && worth !== null ? [[cc, worth] as const] : []
  })
  const at = dayOf(lines[0]?.exchangedate ?? '')
  if (at === null || worths.length === 0) throw new Error('the source of rates answered with something else')
  return { at, worths: Object.fromEntries([['UAH', 1_000_000n] as const, ...worths]) }
}

const bank = (url: string): RateSource => ({
  name: 'national-bank',
  lasts: false,
  read: async () => {
    const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(10_000) })
    if (!response.ok) throw new Error(`the source of rates answered ${response.status}`)
    return readBank(await response.json())
  },
})

/** The source that this house asks. */
export const rateSourceOf = ({ config }: House): RateSource => {
  const url = config.of(ratesUrl)
  return url === null ? fixed : bank(url)
}
