import { addressOf, prefixOf } from '#kernel/addresses/network.ts'
import { phoneOf } from '#kernel/contacts/phone-number.ts'
import type { House } from '#kernel/house.ts'
import type { Call } from '#kernel/http/handle.ts'
import { countTries } from '#kernel/http/rate-limit.ts'
import type { Language } from '#kernel/i18n/texts.ts'
import type { JobDeclaration } from '#kernel/jobs/jobs.ts'
import { countMessage } from '#kernel/outbox/count-messages.ts'
import { send } from '#kernel/outbox/send.ts'
import { refuse, refuseFields, type sendAppLink } from '../contract.ts'
import { appLinksByAddress, appLinksByPhone, appLinksByPrefix } from '../rules.ts'
import type { texts } from '../texts.ts'
import { phoneErrorOf } from './phone-error.ts'

const job = 'players/accounts.send-app-link'

interface AppLinkJob {
  readonly phone: string
  readonly language: Language
}

/**
 * Anyone may request a message to any number, which costs money and may annoy its owner, so it is limited per number, address and
 * network, and in total.
 */
export const sendLink = async ({ house, request, body, language }: Call<typeof sendAppLink>) => {
  if (house.config.android_app_url === null) return refuse('app-missing')
  const phone = phoneOf(body.phone, house.brand.country)
  const phone_error = phoneErrorOf(house)(body.phone)
  if (phone === undefined || phone_error) return refuseFields({ phone: phone_error ?? 'phone-incomplete' })
  await countTries(house, [
    [appLinksByPrefix, prefixOf(request.ip)],
    [appLinksByAddress, addressOf(request.ip)],
    [appLinksByPhone, phone],
  ])
  await countMessage(house, request.ip, { kind: 'phone', contact: phone })
  await house.jobs.send(job, { phone, language } satisfies AppLinkJob)
  return {}
}

const deliver = async (house: House, { phone, language }: AppLinkJob): Promise<void> => {
  const key: keyof typeof texts = 'registration.app-link'
  const link = house.config.android_app_url
  if (link === null) return
  await send(house, { kind: 'text', to: phone, text: house.messages.format(language, key, { brand: house.brand.title, link }) })
}

export const jobs: readonly JobDeclaration[] = [{ name: job, run: (data: unknown, house: House) => deliver(house, data as AppLinkJob) }]
