import { announceStart, currencyOf, lacksNumber, refuseBlocked } from '#casino/games/play/server/api.ts'
import { isDeskOpen } from '#casino/money/cash-desk/server/api.ts'
import type { Call } from '#kernel/http/handle.ts'
import { countTries } from '#kernel/http/rate-limit.ts'
import { Refusal } from '#kernel/refusals/refusal.ts'
import { refuse, type launchProviderGame } from '../contract.ts'
import { session_lasts_ms, silent_after, token_lasts_ms } from '../rules.ts'
import { refuseClosed } from './may-open.ts'
import { hashOf } from './player-session.ts'
import { readProvider } from './provider-store.ts'
import { insertSession } from './session-store.ts'
import { gameProviders } from './settings.ts'

/** Each launch leaves a row. */
const launches = { name: 'provider-launches', count: 60, window_s: 600 } as const

/**
 * Opens a studio's game: a token that is exchanged once, within two minutes, by that studio alone, for a session that is bound to this one of
 * the site. Who may not play is refused as in our own games; what is to be settled before opens nothing (GA-003, GA-004).
 */
export const launchGame = async ({ house, visitor, player_id, params, language }: Call<typeof launchProviderGame>) => {
  await refuseBlocked(house, player_id)
  const { slug, provider: name, ref } = await refuseClosed(house, house.db, params.slug, language)
  const provider = house.config.of(gameProviders).get(name)
  if (!provider) throw new Refusal('game-unknown', {}, 404)
  if (((await readProvider(house.db, name))?.failures ?? 0) >= silent_after) return refuse('provider-silent')
  await countTries(house, [[launches, String(player_id)]])
  const currency = await currencyOf(house, player_id)
  const requestInn = await lacksNumber(house, player_id, currency)
  const is_desk_open = await isDeskOpen(house)
  const info = {
    slug,
    origin: provider.origin,
    isMoney: true as const,
    finOperations: { isAvailable: is_desk_open },
    requestInn,
    autoVerificationData: { isAvailable: !house.jurisdiction.tax_number_before_play },
  }
  if (requestInn || !is_desk_open) return { data: { ...info, url: '' } }
  const token = house.random.token(32)
  const now = house.clock.now()
  const after = (ms: number): Date => new Date(now.getTime() + ms)
  await insertSession(house.db, {
    provider: name,
    slug,
    player_id,
    currency,
    language,
    site_session: visitor.session_id,
    token_hash: hashOf('token', token),
    token_until: after(token_lasts_ms),
    made_at: now,
    ends_at: after(session_lasts_ms),
  })
  await announceStart(house, slug, 'money_play', player_id)
  const query = new URLSearchParams({ game: ref, language })
  return { data: { ...info, url: `${provider.url}/launch/?${query}#token=${token}` } }
}
