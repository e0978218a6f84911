import { exponentOf } from '#kernel/money/currency.ts'
import type { EndpointDeclaration } from '#kernel/contract/endpoint.ts'
import type { Call, Handled } from '#kernel/http/handle.ts'
import { handle } from '#kernel/http/handle.ts'
import {
  closeProviderRound,
  creditForProvider,
  debitForProvider,
  launchProviderGame,
  openProviderSession,
  readProviderBalance,
  readProviderRound,
  refuse,
  rollbackForProvider,
} from '../contract.ts'
import { callerOf } from './caller.ts'
import { closeRound, tellRound } from './close-round.ts'
import { credit } from './credit.ts'
import { debit } from './debit.ts'
import { launchGame } from './launch-game.ts'
import { balancesOf, exchange, openSessionNamed } from './player-session.ts'
import { readGame } from './provider-store.ts'
import { rollback } from './rollback.ts'

type DoorCall<E extends EndpointDeclaration> = Call<E> & { readonly params: { readonly provider: string } }

/** A call of the door: nothing of it is looked at before its signature is. */
const door = <E extends EndpointDeclaration>(endpoint: E, run: (call: DoorCall<E>, provider: string) => Promise<object>): Handled =>
  handle(endpoint, (async (call: DoorCall<E>) => {
    const { name } = await callerOf(call.house, call.request, call.params.provider)
    return { data: await run(call, name) }
  }) as never)

export const routes: readonly Handled[] = [
  handle(launchProviderGame, launchGame),
  door(openProviderSession, async ({ house, body }, provider) => {
    const { session, name, player } = await exchange(house, provider, body.token)
    const game = await readGame(house.db, session.slug)
    return {
      session: name,
      player,
      game: game?.ref ?? '',
      language: session.language,
      exponent: exponentOf(session.currency),
      ...(await balancesOf(house, house.db, session)),
      leastRoundMs: house.jurisdiction.minimum_spin_ms,
    }
  }),
  door(readProviderBalance, async ({ house, body }, provider) => {
    const session = await openSessionNamed(house, provider, body.session)
    return session ? balancesOf(house, house.db, session) : refuse('provider-session-ended', {}, 403)
  }),
  door(debitForProvider, ({ house, body, language }, provider) => debit(house, provider, body, language)),
  door(creditForProvider, ({ house, body, language }, provider) => credit(house, provider, body, language)),
  door(rollbackForProvider, ({ house, body }, provider) => rollback(house, provider, body)),
  door(closeProviderRound, ({ house, body }, provider) => closeRound(house, provider, body)),
  door(readProviderRound, ({ house, body }, provider) => tellRound(house, provider, body)),
]
