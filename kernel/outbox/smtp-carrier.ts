import { createTransport } from 'nodemailer'
import type { Carrier, Letter } from '#kernel/outbox/message.ts'

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** Keeps only the status code of the mail server's error: its message names the recipient, and errors are logged. */
const reasonOf = (error: unknown): string => {
  const { code, message, responseCode } = error as { code?: string; message?: string; responseCode?: number }
  return responseCode === undefined ? String(message) : `${code} ${responseCode}`
}

/** Sends through the SMTP server of the given URL, e.g. `smtps://user:password@mail.example.com`. */
export const smtpCarrier = ({ url, from }: { readonly url: string; readonly from: string }): Carrier<Letter> & { close(): void } => {
  // An email must not be able to make the server load a file or URL.
  const transport = createTransport({ url, ...timeouts, disableFileAccess: true, disableUrlAccess: true })
  const carry: Carrier<Letter> = async ({ to, subject, text }) => {
    // An address object is used as it is; a string would be parsed as a list of recipients.
    const sent = await transport.sendMail({ from, to: { name: '', address: to }, subject, text }).catch((error: unknown) => {
      throw new Error(`the mail server did not take a letter: ${reasonOf(error)}`)
    })
    if (sent.accepted.length === 0) throw new Error('the mail server took no recipient')
  }
  return Object.assign(carry, { close: () => transport.close() })
}
