import { type House, perHouse } from '#kernel/house.ts'
import { httpCarrier } from '#kernel/outbox/http-carrier.ts'
import type { Message } from '#kernel/outbox/message.ts'
import { smtpCarrier } from '#kernel/outbox/smtp-carrier.ts'
import { storeMessage } from '#kernel/outbox/stored-messages.ts'

const carriers = perHouse(({ config: { outbox } }) => ({
  smtp: outbox.smtp && smtpCarrier(outbox.smtp),
  sms: outbox.sms && httpCarrier(outbox.sms),
  flash_call: outbox.flash_call && httpCarrier(outbox.flash_call),
}))

/**
 * Sends a message through the provider configured for its kind, or stores it in the outbox if there is none. Resolves when it was
 * accepted, throws if not. It may take seconds, so call it from a job.
 */
export const send = async (house: House, message: Message): Promise<void> => {
  const { smtp, sms, flash_call } = carriers(house)
  if (message.kind === 'letter' && smtp) return smtp(message)
  if (message.kind === 'text' && sms) return sms(message)
  if (message.kind === 'flash-call' && flash_call) return flash_call(message)
  await storeMessage(house.db, message, house.clock.now())
}

/** Whether flash calls are possible: there is a provider for them, or there are no providers at all and calls go to the outbox. */
export const canCall = ({ config: { outbox } }: House): boolean => outbox.flash_call !== null || outbox.sms === null

export const closeCarriers = (house: House): void => carriers(house).smtp?.close()
