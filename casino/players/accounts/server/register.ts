import { createHmac } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { type CountedTry, countSignInTry, sendSession, isSecondFactorNeeded } from '#casino/sign-in/sessions/server/api.ts'
import { addressOf, prefixOf } from '#kernel/addresses/network.ts'
import type { House } from '#kernel/house.ts'
import type { Call } from '#kernel/http/handle.ts'
import { countTries } from '#kernel/http/rate-limit.ts'
import { refuse, refuseFields, type registerEndpoint, type registerFromApp, type registerFromPromo } from '../contract.ts'
import { findForm, formOf, type RegistrationForm } from '../forms.ts'
import { registerByAddress, registerByPrefix, registerCaptchaFrom } from '../rules.ts'
import { registerOrLogIn, keysOf, namesOf } from './register-or-log-in.ts'
import { makeHandle } from './make-handle.ts'
import { newPlayerOf, type RegistrationCall } from './new-player.ts'
import type { NewPlayer } from './store.ts'

/** Attempts at generating a free handle before the person has to choose one. */
const most_handles = 4

/** A generated password. It is derived from the contacts and the visit, so that a form sent twice still creates one player. */
const madePassword = ({ house, visitor }: RegistrationCall, { email, phone }: NewPlayer): string =>
  createHmac('sha256', house.config.secret('made-passwords'))
    .update(JSON.stringify([visitor.session_id, email, phone]))
    .digest('base64')

/**
 * A known contact with a wrong password creates a new player, so each registration is also an attempt at guessing that password and
 * is counted.
 */
const countGuesses = async ({ house, request, visitor, body }: RegistrationCall, player: NewPlayer): Promise<readonly CountedTry[]> => {
  const windows = [{ limit: registerByAddress, subject: addressOf(request.ip), from: registerCaptchaFrom }]
  const captcha = { visitor, call: 'register' as const, token: body.captcha, windows }
  const counted: CountedTry[] = []
  // A captcha pass is valid for one call, so only the first contact requires it.
  for (const [index, name] of namesOf(player).entries())
    counted.push(await countSignInTry(house, request, name, 'registration', index === 0 ? captcha : undefined))
  return counted
}

/** Counts a registration by address and network. Refuses `too-many-requests` with 429. */
export const countRegistration = (house: House, request: FastifyRequest): Promise<void> =>
  countTries(house, [
    [registerByPrefix, prefixOf(request.ip)],
    [registerByAddress, addressOf(request.ip)],
  ])

/**
 * Runs `work`, which looks at the password, inside each of the counted tries. If the house has no time for it (503), every try is given
 * back, because nothing was guessed.
 */
const lookAtPassword = <T>(guesses: readonly CountedTry[], work: () => Promise<T>): Promise<T> =>
  guesses.reduce((looked, guess) => () => guess.looked(looked), work)()

/** A correct password is not counted as a guess, even if a second factor is then required. */
const registerCounted = async (call: RegistrationCall, player: NewPlayer, password: string, guesses: readonly CountedTry[]) => {
  const giveBack = async (): Promise<void> => {
    for (const guess of guesses) await guess.succeeded()
  }
  try {
    const keys = await lookAtPassword(guesses, () => keysOf(call.house, player, password))
    const entered = await registerOrLogIn(call, player, keys)
    if (entered?.is_new === false) await giveBack()
    return entered
  } catch (error) {
    if (isSecondFactorNeeded(error)) await giveBack()
    throw error
  }
}

const registerBy = async (form: RegistrationForm, call: RegistrationCall) => {
  const { house, request, reply, body } = call
  const filled = newPlayerOf(call, form)
  const guesses = await countGuesses(call, filled)
  await countRegistration(house, request)
  const password = form.password === 'typed' ? (body.password ?? '') : madePassword(call, filled)
  for (let tried = 0; tried < (filled.login === '' ? most_handles : 1); tried++) {
    const player = { ...filled, login: filled.login || makeHandle(house.random) }
    const entered = await registerCounted(call, player, password, guesses)
    if (!entered) continue
    house.facts.wake()
    sendSession(house, request, reply, entered.started)
    return { data: { login: entered.login } }
  }
  return refuseFields({ login: 'login-taken' })
}

/** The submitted form. A form that begins with a code has its own call. */
const filledForm = (register_flow: string | undefined): RegistrationForm => {
  const form = register_flow === undefined ? formOf('default') : findForm(register_flow)
  return form && form.password !== 'code' ? form : refuse('form-unknown')
}

export const register = async (call: Call<typeof registerEndpoint>) => registerBy(filledForm(call.body.register_flow), call)

export const registerByApp = async (call: Call<typeof registerFromApp>) => {
  const { device, ...body } = call.body
  return registerBy(formOf('short'), { ...call, body: { ...body, registration_source: device ? `app:${device}` : 'app' } })
}

/** the promotion is the source. */
export const registerByPromo = async (call: Call<typeof registerFromPromo>) => {
  const { promo_id, register_flow, ...body } = call.body
  return registerBy(filledForm(register_flow ?? 'default_new'), { ...call, body: { ...body, registration_source: `promo:${promo_id}` } })
}
