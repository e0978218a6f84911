/** AU-033, reliability 18: a code of six digits lives ten minutes and five tries. */
export const code_life_ms = 10 * 60 * 1000
export const most_tries = 5
/** A link cannot be guessed, so it may wait until its letter is read. */
export const link_life_ms = 60 * 60 * 1000
/** Whoever proved a contact has this long to choose a password. */
export const ticket_life_ms = 15 * 60 * 1000

const window_s = 10 * 60
const day_s = 24 * 60 * 60

/** reliability 18: three sends in ten minutes to one contact, whoever asks; a place gets more, since people share it. */
export const sendsByContact = { name: 'code-sends-by-contact', count: 3, window_s }
export const sendsByAddress = { name: 'code-sends-by-address', count: 10, window_s }
export const sendsByPrefix = { name: 'code-sends-by-prefix', count: 60, window_s }
/** A guest who asks for more than this comes with a check of the browser: letters and messages go to people who did not ask. */
export const captchaFrom = { contact: 2, address: 4, prefix: 20 }
/** A day's sends to one phone number: each costs money, and rings at somebody's (SMS pumping). */
export const sendsByPhoneInDay = { name: 'code-sends-by-phone-in-day', count: 10, window_s: day_s }

/** Anybody may have a code to come in by sent to any number: few from one place (SMS pumping). What the house sends in all stands in kernel/outbox/count-messages.ts. */
export const entryTextsByAddress = { name: 'entry-texts-by-address', count: 5, window_s: 60 * 60 }
export const entryTextsByPrefix = { name: 'entry-texts-by-prefix', count: 20, window_s: 60 * 60 }

/**
 * New codes can be had all day, so wrong guesses are counted for the day too. After so many the codes of this contact are longer:
 * who guesses on gets nowhere, and who reads the letter gets in all the same (reliability 18).
 */
export const guessesByContact = { name: 'code-guesses-by-contact', count: 20, window_s: day_s }
/** The same on a device of the contact's owner, counted by itself: strangers use up none of the owner's guesses. */
export const guessesByDevice = { name: 'code-guesses-by-device', count: 20, window_s: day_s }
export const guessesByAddress = { name: 'code-guesses-by-address', count: 20, window_s }
/** A call has ten thousand codes, so who tries one at each of many phones is counted by network and by house. */
export const callGuessesByPrefix = { name: 'call-guesses-by-prefix', count: 20, window_s: 60 * 60 }
export const callGuessesByHouse = { name: 'call-guesses-by-house', count: 200, window_s: 60 * 60 }
/** First letters to one mailbox in a day, by whatever registrations; later ones make no letter until a code is asked for. */
export const firstLettersByMailbox = { name: 'first-letters-by-mailbox', count: 5, window_s: day_s }
/** Guesses at the old password by whoever sits at a player's open session. */
export const oldPasswords = { name: 'old-password-by-player', count: 5, window_s: 15 * 60 }
/** Other numbers that a player gives in an hour. */
export const phoneChanges = { name: 'phone-changes-by-player', count: 10, window_s: 60 * 60 }

/** AU-020, API-281: a funnel's window that was put aside stays away for a day. */
export const put_aside_ms = day_s * 1000
export const funnelWindows = { name: 'funnel-windows-by-player', count: 60, window_s: 60 * 60 }

export type Method = 'email' | 'sms' | 'flash_call'
export type Kind = 'email' | 'phone'

/** AU-023: a phone takes a text message or a call, an e-mail a letter. Undefined when the method does not fit the contact. */
export const methodFor = (kind: Kind, wanted: Method | undefined): Method | undefined => {
  if (kind === 'email') return wanted === undefined || wanted === 'email' ? 'email' : undefined
  return wanted === 'email' ? undefined : (wanted ?? 'sms')
}

/** A call has room for four digits: the end of the number that calls. `is_guessed_at`: the day's wrong guesses are used up. */
export const digitsOf = (method: Method, is_guessed_at: boolean): number => (method === 'flash_call' ? 4 : is_guessed_at ? 8 : 6)

/** One mailbox, however it is written: what stands behind a plus is delivered to the same person. For counting alone. */
export const mailboxOf = (email: string): string => email.replace(/(?<=[^@])\+[^@]*(?=@)/, '')
