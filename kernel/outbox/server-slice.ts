import { mountOutboxPage } from '#kernel/outbox/outbox-page.ts'
import { closeCarriers } from '#kernel/outbox/send.ts'
import { defineServerSlice } from '#kernel/slice.ts'
import type { House } from '#kernel/house.ts'

const kept_ms = 24 * 60 * 60 * 1000

const warn = async ({ config, log }: House): Promise<void> => {
  if (!config.production) return
  if (!config.outbox.smtp) log.warn('No letters leave this house: SMTP_URL is not set. Players cannot restore a password by e-mail.')
  if (!config.outbox.sms) log.warn('No text messages leave this house: SMS_URL is not set. Players cannot confirm a phone.')
}

/** The outbox's server slice. */
export const slice = defineServerSlice({
  name: 'kernel/outbox',
  migrations: new URL('./migrations/', import.meta.url),
  documents: mountOutboxPage,
  retention: [{ table: 'messages', column: 'at', keep_ms: kept_ms }],
  start: warn,
  stop: async (house) => closeCarriers(house),
})
