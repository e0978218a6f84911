import { setTimeout as wait } from 'node:timers/promises'
import { arrive, send } from '../http/visitor.ts'

/** A signed-in player with a game open for money. */
export interface Player {
  readonly slug: string
  readonly headers: Readonly<Record<string, string>>
  readonly session: string
}

const good_card = '4242424242424242'
/** Enough for as many rounds as the machine can play during the measurement. */
const deposit_minor = 5_000_000
const password = 'correct horse battery'

/** Registers from a client address of its own, deposits with a test card, and opens a game, as a browser would. */
export const enter = async (site_url: string, slug: string, index: number): Promise<Player> => {
  const visitor = await arrive(site_url, `10.200.${index}.1`)
  const login = `plays-${index}`
  const form = { email: `${login}@example.com`, login, password, isAgeConfirmed: true, isAgreementsConfirmed: true }
  await visitor.call('POST', '/rest/registerV2/', form)
  const deposit = { method_id: 1, currency_id: 2, amount: deposit_minor }
  const { redirectUrl } = (await visitor.call('POST', '/rest/cash/input/', deposit)) as { redirectUrl: string }
  await send(site_url + redirectUrl, { method: 'POST', body: new URLSearchParams({ card: good_card }), redirect: 'manual' })
  for (;;) {
    const opened = await visitor.call('GET', `/rest/game/${slug}/play/?isMoney=true`)
    const { session, balance_minor } = (opened as { data: { session: string; balance_minor: number } }).data
    if (balance_minor > 0) return { slug, headers: visitor.headers(), session }
    await wait(500)
  }
}
