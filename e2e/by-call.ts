import { randomInt, randomUUID } from 'node:crypto'
import { expect, vi } from 'vitest'
import type { BrowserContext, Page } from 'playwright'
import { cash_version } from '#casino/money/cash-desk/rules.ts'

type Body = Readonly<Record<string, unknown>>
type Answer = { readonly success: boolean; readonly data: Record<string, unknown>; readonly [field: string]: unknown }

const addresses = new WeakMap<BrowserContext, string>()

/** A random client address: limits per address are not what journeys are about. */
export const anyAddress = (): string => `10.${randomInt(250)}.${randomInt(250)}.${randomInt(1, 250)}`

/** Requests of this visitor come from the address of their pages. */
export const comeFrom = (context: BrowserContext, address: string): void => void addresses.set(context, address)

const addressOf = (context: BrowserContext): string => {
  const address = addresses.get(context) ?? anyAddress()
  addresses.set(context, address)
  return address
}

const asPages = (context: BrowserContext): Record<string, string> => ({
  'x-requested-with': 'XMLHttpRequest',
  'x-forwarded-for': addressOf(context),
})

/** The XSRF token; any call gives one to a visitor who has none. */
const xsrfToken = async (context: BrowserContext, at: string): Promise<string> => {
  const kept = async () => (await context.cookies(at)).find(({ name }) => name === 'XSRF-TOKEN')?.value
  if ((await kept()) === undefined) await context.request.get(`${at}/rest/init/`, { headers: asPages(context) })
  return (await kept()) ?? ''
}

/** Makes a call as the site's pages do, with this browser's cookies but without a page. Throws if it is refused. */
const send = async (page: Page, at: string, path: string, data: Body): Promise<Answer> => {
  const context = page.context()
  const headers = { ...asPages(context), 'x-xsrf-token': await xsrfToken(context, at), 'idempotency-key': randomUUID() }
  const answered = await context.request.post(at + path, { data, headers })
  const answer = (await answered.json()) as Answer
  expect(answer).toMatchObject({ success: true })
  return answer
}

/** What the site answers to a reading call of this visitor's pages. */
export const readAnswer = async (page: Page, at: string, path: string): Promise<Answer> => {
  const answered = await page.context().request.get(at + path, { headers: asPages(page.context()) })
  return (await answered.json()) as Answer
}

/** Makes a player of this visitor: signed in as after the form, with no page loaded for it. */
export const sendRegistration = async (page: Page, at: string, player: { login: string; email: string; password: string }): Promise<void> =>
  void (await send(page, at, '/rest/registerV2/', { ...player, isAgeConfirmed: true, isAgreementsConfirmed: true }))

/** Confirms a signed-in player's email with a code sent to it. */
export const sendCode = async (page: Page, at: string, code: string): Promise<void> =>
  void (await send(page, at, '/rest/player/email/confirmation/check/', { code }))

/** Changes what a signed-in player's profile says. */
export const sendProfile = async (page: Page, at: string, fields: Body): Promise<void> =>
  void (await send(page, at, '/rest/player/update/', fields))

interface BegunDeposit {
  readonly id: string
  /** The provider's page. */
  readonly pay: string
}

interface DepositOptions {
  /** Name of the method; the first one without it. */
  readonly method?: string
  readonly bonus_id?: number
}

/** Begins a deposit, with a bonus if there is one. */
export const beginDeposit = async (
  page: Page,
  at: string,
  amount_minor: number,
  { method, bonus_id }: DepositOptions = {},
): Promise<BegunDeposit> => {
  const { data: desk } = await send(page, at, '/rest/cash/', { version: cash_version })
  const methods = desk['methods'] as readonly { id: number; slug: string }[]
  const method_id = (methods.find(({ slug }) => slug === method) ?? methods[0])?.id
  const { id: currency_id } = desk['currency'] as { id: number }
  const bonus = bonus_id !== undefined && { bonus_id }
  const begun = await send(page, at, '/rest/cash/input/', { method_id, currency_id, amount: amount_minor, ...bonus })
  const { id } = begun.data['payment'] as { id: string }
  return { id, pay: new URL(String(begun['redirectUrl']), at).href }
}

/** Deposits with a test card of this number, or with the successful one, and waits until the money is credited. */
export const sendDeposit = async (
  page: Page,
  at: string,
  amount_minor: number,
  { card, bonus_id }: Pick<DepositOptions, 'bonus_id'> & { readonly card?: string } = {},
): Promise<void> => {
  const bonus = bonus_id !== undefined && { bonus_id }
  const { id, pay } = await beginDeposit(page, at, amount_minor, { method: 'sandbox-card', ...bonus })
  const { request } = page.context()
  const [, first = ''] = /name="card" value="([^"]+)"/.exec(await (await request.get(pay)).text()) ?? []
  await request.post(pay, { form: { card: card ?? first } })
  const status = async () => (await readAnswer(page, at, `/rest/cash/payment/${id}/`)).data['status']
  // Also used before the first test, where `expect.poll` is not allowed.
  await vi.waitFor(async () => expect(await status()).toBe('completed'), { timeout: 20_000, interval: 50 })
}

/** Plays rounds for money, one by default, with the game's highest stake up to this amount; returns the stake. */
export const sendRound = async (page: Page, at: string, slug: string, most_minor: number, times = 1): Promise<number> => {
  const { data } = await readAnswer(page, at, `/rest/game/${slug}/play/?isMoney=true`)
  const { session, stakes } = data as { session: string; stakes: { choices: readonly number[] } }
  const stake_minor = Math.max(...stakes.choices.filter((choice) => choice <= most_minor))
  for (let round = 0; round < times; round += 1) await send(page, at, `/rest/game/${slug}/round/`, { session, command: { stake_minor } })
  return stake_minor
}
