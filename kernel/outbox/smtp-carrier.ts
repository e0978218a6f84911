import { createTransport } from 'nodemailer'
import type { Carrier, Letter } from '#kernel/outbox/message.ts'

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** Of what the mail server itself says the code alone: its words name whom the letter was for, and what failed is logged. */
const reasonOf = (error: unknown): string => {
  const { code, message, responseCode } = error as { code?: string; message?: string; responseCode?: number }
  return responseCode === undefined ? String(message) : `${code} ${responseCode}`
}

/** Sends by the SMTP server of the address, e.g. `smtps://user:password@mail.example.com`. */
export const smtpCarrier = ({ url, from }: { readonly url: string; readonly from: string }): Carrier<Letter> & { close(): void } => {
  // The house decides what a letter is made of: nothing in a letter may name a file or an address to load.
  const transport = createTransport({ url, ...timeouts, disableFileAccess: true, disableUrlAccess: true })
  const carry: Carrier<Letter> = async ({ to, subject, text }) => {
    // As an object the address is taken as it is; a string would be parsed as a list of recipients.
    const sent = await transport.sendMail({ from, to: { name: '', address: to }, subject, text }).catch((error: unknown) => {
      throw new Error(`the mail server did not take a letter: ${reasonOf(error)}`)
    })
    if (sent.accepted.length === 0) throw new Error('the mail server took no recipient')
  }
  return Object.assign(carry, { close: () => transport.close() })
}
