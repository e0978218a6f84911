import { exponentOf } from '#kernel/money/currency.ts'
import { defineMainData } from '#kernel/slice.ts'
import { BirthdayMainData } from '../main-data.ts'
import { selectOffer } from './store.ts'

interface OfferJson {
  readonly id: number
  readonly amount: number
  readonly currency: string
  readonly till: string
  readonly break_until: string | null
}

/** EN-026: the birthday bonus, as long as it may be taken. */
export const mainData = defineMainData({
  name: 'birthday',
  schema: BirthdayMainData,
  read: selectOffer,
  fields: (row, { house }) => {
    const [offer, now] = [row as OfferJson | null, house.clock.now()]
    if (!offer || new Date(offer.till) <= now) return { birthdayBonus: null }
    if (offer.break_until !== null && new Date(offer.break_until) > now) return { birthdayBonus: null }
    const { id, amount, currency, till } = offer
    return { birthdayBonus: { id, amount, currency, exponent: exponentOf(currency), till: new Date(till).toISOString() } }
  },
})
