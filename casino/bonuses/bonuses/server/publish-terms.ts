import { balanceOf, closePurse, fillFund, houseAccount } from '#casino/money/wallet/server/api.ts'
import { appendAudit } from '#kernel/audit/audit.ts'
import { inTransaction, type Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { currencies, type Currency } from '#kernel/money/currency.ts'
import type { Decider } from '#kernel/operator/commands.ts'
import type { BonusTerms } from '../terms.ts'
import { faultsOfTerms } from './check-terms.ts'
import { fundIn, fundOf, promisedIn } from './funds.ts'
import {
  endPast,
  endPublished,
  insertDraft,
  lockEnded,
  markChecked,
  markPublished,
  markSettled,
  newestTerms,
  type TermsRow,
} from './terms-store.ts'

const codes = Object.keys(currencies) as Currency[]

/** What came of a decision about terms. */
export type Outcome = { readonly terms: TermsRow } | { readonly terms: null; readonly faults: readonly string[] }

const refused = (...faults: readonly string[]): Outcome => ({ terms: null, faults })

const audit = (tx: Tx, house: House, { actor, reason }: Decider, action: string, { slug, version }: TermsRow): Promise<bigint> =>
  appendAudit(tx, house, { actor, action: `bonuses/bonuses.${action}`, reason, subject: `bonus-terms:${slug}`, data: { version } })

/** Writes the next version of terms. */
export const writeDraft = (house: House, document: BonusTerms): Promise<TermsRow> => insertDraft(house.db, document, house.clock.now())

/** Looks at the newest version; without faults it is checked. */
export const checkTerms = async (house: House, slug: string): Promise<Outcome> => {
  const terms = await newestTerms(house.db, slug)
  if (!terms) return refused(`there are no terms ${slug}`)
  const faults = faultsOfTerms(house, terms.document)
  if (faults.length > 0) return { terms: null, faults }
  await markChecked(house.db, terms.id, house.clock.now())
  return { terms }
}

/**
 * Publishes the newest version: it is checked once more, its budget is set aside in every currency, and the version before it ends, all in
 * one transaction. Bonuses that were given keep the version that they were given under.
 */
export const publishTerms = (house: House, slug: string, decider: Decider): Promise<Outcome> =>
  inTransaction(house.db, async (tx) => {
    const terms = await newestTerms(tx, slug, true)
    if (!terms) return refused(`there are no terms ${slug}`)
    if (terms.state !== 'draft' && terms.state !== 'checked') return refused(`version ${terms.version} is ${terms.state}`)
    const faults = faultsOfTerms(house, terms.document)
    if (faults.length > 0) return { terms: null, faults }
    const now = house.clock.now()
    await endPublished(tx, slug, now)
    await markPublished(tx, terms.id, now)
    for (const asset of codes) {
      const amount_minor = BigInt(terms.document.budget[asset])
      await fillFund(tx, house, { campaign: fundOf(terms.id), asset, step: 'published', amount_minor })
    }
    await audit(tx, house, decider, 'publish', terms)
    return { terms }
  })

/** Ends the version that is given: nobody takes it any more. What was promised or is played with goes on under its terms. */
export const endTerms = (house: House, slug: string, decider: Decider): Promise<Outcome> =>
  inTransaction(house.db, async (tx) => {
    const terms = await endPublished(tx, slug, house.clock.now())
    if (!terms) return refused(`no version of ${slug} is published`)
    await audit(tx, house, decider, 'end', terms)
    return { terms }
  })

/** Is anything of this version reserved for somebody who has no bonus of it yet? */
const isPromised = async (tx: Tx, id: bigint): Promise<boolean> => {
  for (const asset of codes) if ((await balanceOf(tx, promisedIn(id, asset))) > 0n) return true
  return false
}

/** Ends what is past its time, and gives back the funds of versions of which no bonus is open and nothing is promised any more. */
export const settleTerms = (house: House): Promise<void> =>
  inTransaction(house.db, async (tx) => {
    const now = house.clock.now()
    await endPast(tx, now)
    for (const id of await lockEnded(tx)) {
      if (await isPromised(tx, id)) continue
      await markSettled(tx, id, now)
      for (const asset of codes)
        await closePurse(tx, house, {
          key: `${fundIn(id, asset).purse}:${asset}:return`,
          from: fundIn(id, asset),
          to: houseAccount('promotions', asset),
          reason: 'prize-fund',
          reference: fundOf(id),
        })
    }
  })
