import type { Contacts } from '#casino/players/accounts/server/api.ts'
import type { House } from '#kernel/house.ts'
import { send } from '#kernel/outbox/send.ts'
import type { texts } from '../texts.ts'

export type About = 'asked' | 'kept' | 'done'

/** Sends an email about the erasure, if the player has an address. `at` is when it is due. */
export const tell = async (house: House, { email, login, language }: Contacts, about: About, at?: Date): Promise<void> => {
  if (email === null) return
  const key = `personal-data.letter.${about}` as const
  const values = { login, brand: house.brand.title, till: at?.toISOString().slice(0, 10) ?? '' }
  const write = (name: keyof typeof texts): string => house.messages.format(language, name, values)
  await send(house, { kind: 'letter', to: email, subject: write(`${key}.subject`), text: write(key) })
}
