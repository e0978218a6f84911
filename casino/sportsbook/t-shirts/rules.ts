export const sizes = ['XS', 'S', 'M', 'L', 'XL', 'XXL'] as const
export type Size = (typeof sizes)[number]

/** Where a T-shirt is sent can be said so long after its offer ended; then the offer is over and the next one can be published. */
export const address_days = 14
/** An address whose T-shirt was not sent is deleted after this, and one whose T-shirt was sent after that: a parcel may come back. */
export const unsent_address_days = 180
export const sent_address_days = 30

const day_ms = 86_400_000
export const daysAfter = (at: Date, days: number): Date => new Date(at.getTime() + days * day_ms)
export const addressUntil = (ends_at: Date): Date => daysAfter(ends_at, address_days)

/** A chosen T-shirt waits for its address, is packed, is on its way. */
type ChoiceState = 'waits-for-address' | 'packing' | 'sent'

export const stateOf = ({ has_address, sent_at }: { readonly has_address: boolean; readonly sent_at: Date | null }): ChoiceState => {
  if (sent_at) return 'sent'
  return has_address ? 'packing' : 'waits-for-address'
}

export interface Delivery {
  readonly recipient: string
  readonly phone: string
  readonly city: string
  readonly place: string
}
export type DeliveryField = keyof Delivery

/** What was typed, with single spaces. */
export const tidy = (typed: string): string => typed.normalize('NFC').replaceAll(/\s+/g, ' ').trim()

const isLine = (text: string, least: number, most: number): boolean => {
  const { length } = [...text]
  return length >= least && length <= most && /\p{L}/u.test(text) && !/\p{C}/u.test(text)
}

/** The fields that are no address, of tidied ones. `phone` was read as a number before; empty where it is none. */
export const wrongFields = ({ recipient, phone, city, place }: Delivery): DeliveryField[] => {
  const is_right = {
    recipient: isLine(recipient, 3, 100),
    phone: phone !== '',
    city: isLine(city, 2, 80),
    // A parcel locker is a number alone.
    place: place !== '' && [...place].length <= 160 && !/\p{C}/u.test(place),
  }
  return (['recipient', 'phone', 'city', 'place'] as const).filter((field) => !is_right[field])
}
