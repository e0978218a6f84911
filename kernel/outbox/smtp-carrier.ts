import { createTransport } from 'nodemailer'
import type { Carrier, Letter } from '#kernel/outbox/message.ts'

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** Sends by the SMTP server of the address, e.g. `smtps://user:password@mail.example.com`. */
export const smtpCarrier = ({ url, from }: { readonly url: string; readonly from: string }): Carrier<Letter> & { close(): void } => {
  // The house decides what a letter is made of: nothing in a letter may name a file or an address to load.
  const transport = createTransport({ url, ...timeouts, disableFileAccess: true, disableUrlAccess: true })
  const carry: Carrier<Letter> = async ({ to, subject, text }) => {
    // As an object the address is taken as it is; a string would be parsed as a list of recipients.
    const sent = await transport.sendMail({ from, to: { name: '', address: to }, subject, text })
    if (sent.accepted.length === 0) throw new Error('the mail server took no recipient')
  }
  return Object.assign(carry, { close: () => transport.close() })
}
