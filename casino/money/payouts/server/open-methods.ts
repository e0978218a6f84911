import { playerById } from '#casino/players/accounts/server/api.ts'
import { instrumentsOf, type OfferedPayoutMethod, offeredPayoutMethods, type UsedInstrument } from '#casino/money/cash-desk/server/api.ts'
import { balanceOf, pursesOf, purseOf } from '#casino/money/wallet/server/api.ts'
import type { Executor } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import type { Language } from '#kernel/i18n/texts.ts'
import { currencies, exponentOf, isCurrency, toWire, type Currency } from '#kernel/money/currency.ts'
import type { PayoutDesk, PayoutMethod } from '../contract.ts'
import { type Owed, owedAfter, payoutLimits } from '../rules.ts'
import { needsOf } from './needs.ts'
import { type Sent, sentBy } from './store.ts'
import { isTurbo, turboOf } from './turbo.ts'
import { usualTimes } from './usual-times.ts'

const day_ms = 86_400_000

/** Where a player's money came from and has gone, in one currency. */
export interface Paths {
  readonly instruments: readonly UsedInstrument[]
  readonly sent: readonly Sent[]
  /** What of each instrument's deposits has not gone back, where it can. */
  readonly owed: readonly Owed[]
  /** Cash that may leave. */
  readonly balance_minor: bigint
}

const canTake = (offered: readonly OfferedPayoutMethod[], { provider, method }: UsedInstrument): boolean =>
  offered.some((one) => one.provider.name === provider && one.method.slug === method && one.method.requisites === 'instrument')

/** A method that cannot pay out, or that took nothing back when it was tried, is owed nothing: the money must have a way home. */
export const pathsOf = async (house: House, db: Executor, player_id: bigint, currency: Currency): Promise<Paths> => {
  const offered = offeredPayoutMethods(house)
  const instruments = await instrumentsOf(db, player_id, currency)
  const sent = await sentBy(db, player_id, currency, new Date(house.clock.now().getTime() - day_ms))
  const balance_minor = await balanceOf(db, purseOf(player_id, 'main', currency))
  const owed = instruments.map((instrument) => {
    const gone = sent.find(({ instrument_id }) => instrument_id === instrument.id)
    const left_minor = instrument.received - (gone?.sent ?? 0n)
    const tried_minor = gone?.failed_at && gone.failed_at >= instrument.last_at ? gone.failed : null
    const owed = canTake(offered, instrument) ? owedAfter({ left_minor, tried_minor, balance_minor }, payoutLimits(currency)) : 0n
    return { instrument_id: instrument.id, label: instrument.label, owed }
  })
  return { instruments, sent, owed, balance_minor }
}

const methodOf = (
  house: House,
  language: Language,
  { method, provider }: OfferedPayoutMethod,
  { instruments, owed }: Paths,
  times: Awaited<ReturnType<typeof usualTimes>>,
): PayoutMethod => ({
  id: method.id,
  slug: method.slug,
  title: house.messages.format(language, method.title, {}),
  isTest: house.config.demo,
  requisites: method.requisites,
  destinations:
    method.requisites === 'instrument'
      ? instruments
          .filter((instrument) => instrument.provider === provider.name && instrument.method === method.slug)
          .map(({ id, label }) => ({ id: String(id), label, owed: toWire(owed.find((one) => one.instrument_id === id)?.owed ?? 0n) }))
      : [],
  tests: (method.tests ?? []).map(({ value, title }) => ({ value, title: house.messages.format(language, title, {}) })),
  usualTime: times.get(method.slug) ?? null,
})

/** API-092: how this player may be paid. A method that needs an earlier deposit stands there once there was one. */
export const openMethods = async (house: House, player_id: bigint, language: Language): Promise<PayoutDesk> => {
  const { db } = house
  const currency = (await playerById(db, player_id))?.currency ?? house.brand.currency
  const paths = await pathsOf(house, db, player_id, currency)
  const times = await usualTimes(db, house.clock.now())
  const { min, max, automatic, turbo } = payoutLimits(currency)
  const { id, symbol, exponent } = currencies[currency]
  const cash = (await pursesOf(db, player_id)).filter(({ purse, asset }) => purse === 'main' && isCurrency(asset))
  const others = cash.filter(({ asset, balance_minor }) => asset !== currency && balance_minor > 0n)
  const turboCashout = await turboOf(house, db, player_id)
  const till = turboCashout.till === null ? null : new Date(turboCashout.till)
  return {
    currency: { id, iso: currency, symbol, exponent },
    available: toWire(cash.find(({ asset }) => asset === currency)?.balance_minor ?? 0n),
    otherWallets: others.map(({ asset, balance_minor }) => ({
      currency: asset,
      exponent: exponentOf(asset),
      amount: toWire(balance_minor),
    })),
    needs: [...(await needsOf(house, db, player_id)).needs],
    methods: offeredPayoutMethods(house)
      .map((offered) => methodOf(house, language, offered, paths, times))
      .filter(({ requisites, destinations }) => requisites !== 'instrument' || destinations.length > 0),
    limit: { min: toWire(min), max: toWire(max) },
    automaticLimit: toWire(isTurbo(till, house.clock.now()) ? turbo : automatic),
    turbo: turboCashout,
  }
}
