import type { texts } from '../texts.ts'

type WayText = Extract<keyof typeof texts, `login.way.${string}`>

const exact: Readonly<Record<string, WayText>> = {
  password: 'login.way.password',
  registration: 'login.way.registration',
  passkey: 'login.way.passkey',
  code: 'login.way.one-time-code',
}

/** How a session was started, as text; undefined for an unknown method. A second factor is named rather than the first. */
export const wayTextOf = (way: string): WayText | undefined => {
  const [first = '', second] = way.split('+')
  if (second === 'code') return first === 'password' ? 'login.way.code' : 'login.way.second-step'
  if (second === 'recovery-code') return 'login.way.recovery-code'
  if (first.startsWith('password-')) return 'login.way.new-password'
  return first.startsWith('social') ? 'login.way.social' : exact[first]
}
