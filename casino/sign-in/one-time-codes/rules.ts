/**
 * AU-033, reliability 18: a code of six digits is valid for ten minutes and five tries of strangers. The devices of the contact's
 * owner have five more together, which no stranger can use up.
 */
export const code_life_ms = 10 * 60 * 1000
export const most_tries = 5
/** A link cannot be guessed, so it may be valid longer. */
export const link_life_ms = 60 * 60 * 1000
/** Time to choose a password after verifying a contact. */
export const ticket_life_ms = 15 * 60 * 1000

const window_s = 10 * 60
const day_s = 24 * 60 * 60

/**
 * reliability 18: three codes per ten minutes to one contact, whoever asks, and three more on devices of its owner; an address is
 * shared by people, so it has more.
 */
export const sendsByContact = { name: 'code-sends-by-contact', count: 3, window_s }
export const sendsByAddress = { name: 'code-sends-by-address', count: 10, window_s }
export const sendsByPrefix = { name: 'code-sends-by-prefix', count: 60, window_s }
/** From these counts on, guests must solve a captcha, because messages are sent to people who may not have asked for them. */
export const captchaFrom = { contact: 2, address: 4, prefix: 20 }
/** Codes per phone number and day: messages cost money and may annoy the number's owner (SMS pumping). */
export const sendsByPhoneInDay = { name: 'code-sends-by-phone-in-day', count: 10, window_s: day_s }
/** The same per mailbox: letters cost nothing, but three in every ten minutes would be hundreds a day. */
export const sendsByMailboxInDay = { name: 'code-sends-by-mailbox-in-day', count: 20, window_s: day_s }

/**
 * Sign-in codes requested from one address: anyone may have them sent to any number, so there are few (SMS pumping). The site's
 * total is limited in kernel/outbox/count-messages.ts.
 */
export const entryTextsByAddress = { name: 'entry-texts-by-address', count: 5, window_s: 60 * 60 }
export const entryTextsByPrefix = { name: 'entry-texts-by-prefix', count: 20, window_s: 60 * 60 }

/**
 * New codes can be requested all day, so wrong guesses are also counted per day. After this many, the contact's codes become
 * longer: guessing becomes hopeless, while the owner can still use the code (reliability 18).
 */
export const guessesByContact = { name: 'code-guesses-by-contact', count: 20, window_s: day_s }
/** The same on a device of the contact's owner, counted separately, so that strangers cannot use up the owner's guesses. */
export const guessesByDevice = { name: 'code-guesses-by-device', count: 20, window_s: day_s }
export const guessesByAddress = { name: 'code-guesses-by-address', count: 20, window_s }
/**
 * A flash call has only ten thousand codes, so guesses are also counted per network and for the whole site, against one try at each
 * of many phones. When the site's are used up, no guess of a stranger at a call's digits is looked at.
 */
export const callGuessesByPrefix = { name: 'call-guesses-by-prefix', count: 20, window_s: 60 * 60 }
export const callGuessesByHouse = { name: 'call-guesses-by-house', count: 200, window_s: 60 * 60 }
/**
 * From this many on no calls are made and codes come by text, so that a few networks that guess take calls away, but nobody's code.
 * The rest is for the digits of calls that were made before.
 */
export const calls_end_from = 100
/** Welcome emails per mailbox and day; further registrations send none until a code is requested. */
export const firstLettersByMailbox = { name: 'first-letters-by-mailbox', count: 5, window_s: day_s }
/** Guesses of the old password in an open session. */
export const oldPasswords = { name: 'old-password-by-player', count: 5, window_s: 15 * 60 }
/**
 * New passwords per player, each two or three hashes. Those of a password reset are counted by its ticket, so that nobody at an open
 * session keeps the owner from one.
 */
export const newPasswords = { name: 'new-passwords', count: 10, window_s: 15 * 60 }
/** Phone number changes per player and hour. */
export const phoneChanges = { name: 'phone-changes-by-player', count: 10, window_s: 60 * 60 }

/** Requests for a code to another e-mail, and tries of it, per player and hour. */
export const emailChanges = { name: 'email-changes-by-player', count: 20, window_s: 60 * 60 }

/** AU-020, API-281: how long a closed funnel window stays away. */
export const put_aside_ms = day_s * 1000
export const funnelWindows = { name: 'funnel-windows-by-player', count: 60, window_s: 60 * 60 }

export type Method = 'email' | 'sms' | 'flash_call'
export type Kind = 'email' | 'phone'

/**
 * AU-023: how a code is sent: a text message or a call to a phone, an email otherwise. Undefined if the method does not fit the
 * contact.
 */
export const methodFor = (kind: Kind, wanted: Method | undefined): Method | undefined => {
  if (kind === 'email') return wanted === undefined || wanted === 'email' ? 'email' : undefined
  return wanted === 'email' ? undefined : (wanted ?? 'sms')
}

/**
 * Number of digits of a code. A flash call has four, the end of the calling number. `is_guessed_at`: the day's wrong guesses are
 * used up.
 */
export const digitsOf = (method: Method, is_guessed_at: boolean): number => (method === 'flash_call' ? 4 : is_guessed_at ? 8 : 6)

/** The mailbox of an address, without plus-addressing, so that all its aliases are counted together. For counting only. */
export const mailboxOf = (email: string): string => email.replace(/(?<=[^@])\+[^@]*(?=@)/, '')
