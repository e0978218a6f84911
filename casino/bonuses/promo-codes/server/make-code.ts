import { Type } from 'typebox'
import { Compile } from 'typebox/compile'
import { fundOf, publishedTerms } from '#casino/bonuses/bonuses/server/api.ts'
import { fillFund } from '#casino/money/wallet/server/api.ts'
import { appendAudit } from '#kernel/audit/audit.ts'
import { Amounts } from '#kernel/contract/amounts.ts'
import { Slug, Timestamp } from '#kernel/contract/schemas.ts'
import { inTransaction } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { currencies, type Currency } from '#kernel/money/currency.ts'
import { OperatorError, type Decider } from '#kernel/operator/commands.ts'
import { codePattern } from '../rules.ts'
import { insertCode, type NewCode } from './store.ts'

const codes = Object.keys(currencies) as Currency[]

const check = Compile(
  Type.Object(
    {
      code: Type.String({ pattern: codePattern }),
      terms: Slug,
      amounts: Amounts,
      most_uses: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
      currencies: Type.Optional(Type.Array(Type.Enum(codes))),
      players: Type.Optional(Type.Array(Type.Integer({ minimum: 1 }), { minItems: 1, maxItems: 100_000 })),
      starts_at: Type.Optional(Timestamp),
      ends_at: Type.Optional(Timestamp),
      is_announced: Type.Optional(Type.Boolean()),
    },
    { additionalProperties: false },
  ),
)

/**
 * Makes a code out of what an operator wrote, and puts what all of its uses can give into the fund of its terms. False where it is there
 * already. Throws OperatorError on what cannot be.
 */
export const makeCode = async (house: House, written: unknown, { actor, reason }: Decider): Promise<boolean> => {
  if (!check.Check(written))
    throw new OperatorError(
      [...check.Errors(written)].map(({ instancePath, message }) => `${instancePath || 'code'}: ${message}`).join('\n'),
    )
  const made = written as NewCode
  return inTransaction(house.db, async (tx) => {
    // First: a code that is there stays what it is, whatever became of its terms.
    if (!(await insertCode(tx, made, house.clock.now()))) return false
    const terms = await publishedTerms(tx, made.terms)
    const { amount } = terms?.document ?? {}
    if (!terms || terms.document.trigger !== 'gift' || amount?.kind !== 'given')
      throw new OperatorError(`${made.terms} are no published terms for gifts`)
    const given_in = codes.filter((currency) => !made.currencies?.length || made.currencies.includes(currency))
    for (const currency of given_in)
      if (made.amounts[currency] === 0 || made.amounts[currency] > amount.most[currency])
        throw new OperatorError(`amounts: ${currency} is nothing, or above ${amount.most[currency]}`)
    for (const asset of given_in)
      await fillFund(tx, house, {
        campaign: fundOf(terms.id),
        asset,
        step: `code:${made.code}`,
        amount_minor: BigInt(made.amounts[asset]) * BigInt(made.most_uses),
      })
    const data = { terms: made.terms, version: terms.version, most_uses: made.most_uses }
    await appendAudit(tx, house, { actor, action: 'bonuses/promo-codes.make', reason, subject: `promo-code:${made.code}`, data })
    return true
  })
}
