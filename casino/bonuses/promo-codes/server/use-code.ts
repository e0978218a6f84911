import { assignGifts, fillMissing, offerOf, publishedTerms, type TermsRow } from '#casino/bonuses/bonuses/server/api.ts'
import type { BonusOffer } from '#casino/bonuses/bonuses/contract.ts'
import { playerById } from '#casino/players/accounts/server/api.ts'
import { isInAudience } from '#casino/players/responsible-play/server/api.ts'
import { inTransaction, type Executor } from '#kernel/database/database.ts'
import { addressOf } from '#kernel/addresses/network.ts'
import { countTries, giveBackTries, type TryWindow } from '#kernel/http/rate-limit.ts'
import type { House } from '#kernel/house.ts'
import type { Language } from '#kernel/i18n/texts.ts'
import type { Currency } from '#kernel/money/currency.ts'
import { refuse } from '../contract.ts'
import { faultOf, isCode, normalised, triesByNetwork, triesByPlayer } from '../rules.ts'
import { announcedCodes, codeFor, insertUse, type CodeRow } from './store.ts'

interface Asked {
  readonly house: House
  readonly player_id: bigint | null
  readonly language: Language
  /** As it was typed. */
  readonly typed: string
  readonly ip: string
}

interface Found {
  readonly code: CodeRow
  readonly terms: TermsRow
  readonly currency: Currency
}

const windowsOf = ({ player_id, ip }: Asked): TryWindow[] => [
  [triesByNetwork, addressOf(ip)],
  ...(player_id === null ? [] : ([[triesByPlayer, String(player_id)]] as const)),
]

const codedOffer = ({ code, terms, currency }: Found, house: House, language: Language): BonusOffer => ({
  ...offerOf(terms.document, { house, language, currency, amount_minor: BigInt(code.amounts[currency]), worth: terms.worth }),
  promoCode: code.code,
})

/** The terms that a code gives its bonus under now: `not-yet` before they begin, null once none are published. */
const termsNow = async (db: Executor, { terms }: CodeRow, now: Date): Promise<TermsRow | 'not-yet' | null> => {
  const published = await publishedTerms(db, terms)
  if (!published) return null
  const { starts_at } = published.document
  return starts_at !== undefined && new Date(starts_at) > now ? 'not-yet' : published
}

/** A code that would assign its bonus now. Refusals: as `faultOf`, and `promo-code-used`. */
const usable = async (db: Executor, { house, player_id, typed }: Asked, lock: boolean): Promise<Found> => {
  const written = normalised(typed)
  const code = isCode(written) ? await codeFor(db, written, player_id, lock) : undefined
  const player = player_id === null ? undefined : await playerById(db, player_id)
  const currency = player?.currency ?? house.brand.currency
  if (code?.is_used) return refuse('promo-code-used')
  const now = house.clock.now()
  const fault = faultOf(code, currency, now)
  if (fault || !code) return refuse(fault ?? 'promo-code-unknown')
  const terms = (await termsNow(db, code, now)) ?? refuse('promo-code-over')
  if (terms === 'not-yet') return refuse('promo-code-unknown')
  return { code, terms, currency }
}

/** Counts the attempt before looking the code up, to slow down guessing; a correct code is not counted. */
const throttled = async <T>(asked: Asked, look: () => Promise<T>): Promise<T> => {
  const windows = windowsOf(asked)
  await countTries(asked.house, windows)
  const found = await look()
  await giveBackTries(asked.house, windows)
  return found
}

/** Shows what a code gives and its terms, without using it (API-100). */
export const lookAtCode = (asked: Asked) =>
  throttled(asked, async () => {
    const { house, language } = asked
    const { code, terms, currency } = await usable(house.db, asked, false)
    return codedOffer({ code, terms, currency }, house, language)
  })

/** BO-015: what the codes that the site announces would give to whoever asks now; those that they cannot use are left out. */
export const announcedOffers = async (house: House, player_id: bigint | null, language: Language): Promise<BonusOffer[]> => {
  const currency = (player_id !== null && (await playerById(house.db, player_id))?.currency) || house.brand.currency
  const now = house.clock.now()
  const offers: BonusOffer[] = []
  for (const written of await announcedCodes(house.db)) {
    const code = await codeFor(house.db, written, player_id)
    const terms = code && !code.is_used && !faultOf(code, currency, now) ? await termsNow(house.db, code, now) : null
    if (code && terms !== null && terms !== 'not-yet') offers.push(codedOffer({ code, terms, currency }, house, language))
  }
  return offers
}

/**
 * Uses a code, once per player: its bonus is assigned in this transaction. Uses of one code are serialized, so that its limit holds
 * under concurrency. Returns the bonus's number.
 */
export const useCode = (asked: Asked & { readonly player_id: bigint }): Promise<bigint> =>
  throttled(asked, () =>
    inTransaction(asked.house.db, async (tx) => {
      const { house, player_id } = asked
      const { code, terms, currency: asset } = await usable(tx, asked, true)
      if (!(await isInAudience(tx, house, 'invitation', player_id))) return refuse('promo-code-not-now')
      await insertUse(tx, code.code, player_id, house.clock.now())
      const [key, amount_minor] = [`promo:${code.code}:${player_id}`, BigInt(code.amounts[asset])]
      // What was set aside for the code stands with the version of terms that it was made under, which may have ended since.
      await fillMissing(tx, house, key, { terms_id: terms.id, asset, amount_minor })
      const [bonus] = await assignGifts(tx, house, terms, [{ player_id, key, asset, amount_minor, is_asked: true }])
      if (!bonus) throw new Error(`the code ${code.code} gave nothing to ${player_id}`)
      return bonus.id
    }),
  )
