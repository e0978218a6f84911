import { prizeKinds } from '#casino/bonuses/prizes/extensions.ts'
import { BetRejected, BetSettled } from '#casino/sportsbook/bets/events.ts'
import { stakeCredits } from '#casino/sportsbook/bets/extensions.ts'
import { contribute } from '#kernel/extensions.ts'
import { push } from '#kernel/facts/pushes.ts'
import { on } from '#kernel/facts/reactions.ts'
import { handle } from '#kernel/http/handle.ts'
import type { House } from '#kernel/house.ts'
import type { Language } from '#kernel/i18n/texts.ts'
import { say } from '#kernel/i18n/words.ts'
import { exponentOf, toWire } from '#kernel/money/currency.ts'
import { kept_by_law } from '#kernel/personal-data/personal-data.ts'
import { operatorCommands } from '#kernel/operator/commands.ts'
import { playerChannel } from '#kernel/realtime/publisher.ts'
import { defineServerSlice } from '#kernel/slice.ts'
import {
  applySportBonus,
  cancelSportBonus,
  getRegistrationBonuses,
  getSportBonuses,
  type SportBettingMessage,
  type SportBonus,
} from '../contract.ts'
import { SportBonusChanged } from '../events.ts'
import { texts } from '../texts.ts'
import { countBets } from './count-bets.ts'
import { followRegistrations, registrationBonuses } from './give-on-registration.ts'
import { mainData } from './main-data.ts'
import { commands } from './operator-commands.ts'
import { freeBetPrize } from './prize-kind.ts'
import { followBets, freeBets } from './stake-bonus.ts'
import { openBonuses, type BonusRow } from './store.ts'
import { cancelBonus, expireBonuses, takeBonus } from './take-bonus.ts'

const viewOf = (house: House, language: Language, bonus: BonusRow): SportBonus => ({
  externalId: bonus.external_id,
  status: bonus.status,
  amount: toWire(bonus.amount_minor),
  currency: bonus.currency,
  exponent: exponentOf(bonus.currency),
  leastOdds: bonus.least_odds_thousandths,
  leastLegs: bonus.least_legs,
  required: toWire(bonus.required_minor),
  wagered: toWire(bonus.wagered_minor),
  expiresAt: bonus.expires_at.toISOString(),
  origin: bonus.origin && say(house.messages, language, bonus.origin),
})

export const slice = defineServerSlice({
  name: 'sportsbook/sport-bonuses',
  texts,
  migrations: new URL('./migrations/', import.meta.url),
  facts: [SportBonusChanged],
  mainData,
  routes: [
    handle(getSportBonuses, async ({ house, player_id, language }) => ({
      data: (await openBonuses(house.db, player_id)).map((bonus) => viewOf(house, language, bonus)),
    })),
    handle(getRegistrationBonuses, async ({ house, player_id }) => ({ data: await registrationBonuses(house, player_id) })),
    handle(applySportBonus, async ({ house, player_id, language, body }) => ({
      data: viewOf(house, language, await takeBonus({ house, player_id, external_id: body.externalId })),
    })),
    handle(cancelSportBonus, async ({ house, player_id, body }) => {
      await cancelBonus({ house, player_id, external_id: body.externalId })
      return {}
    }),
  ],
  reactions: [
    on(BetSettled, { from: 'deployment' }, async (facts, tx, house) => {
      await followBets(tx, house, facts)
      await countBets(tx, house, facts)
    }),
    on(BetRejected, { from: 'deployment' }, (facts, tx, house) => followBets(tx, house, facts)),
    followRegistrations,
  ],
  pushes: [
    push(SportBonusChanged, (facts) =>
      facts.flatMap(({ player_id, data: { external_id, event, status } }) => {
        if (player_id === null) return []
        const message: SportBettingMessage = { type: 'sportBetting', event, data: { externalId: external_id, status } }
        return [{ channel: playerChannel(player_id), message: { ...message } }]
      }),
    ),
  ],
  jobs: [{ name: 'sportsbook/sport-bonuses.expire', cron: '* * * * *', run: (_data, house) => expireBonuses(house) }],
  personalData: {
    tables: {
      bonuses: {
        exported: [
          'external_id',
          'status',
          'currency',
          'amount_minor',
          'required_minor',
          'wagered_minor',
          'given_at',
          'applied_at',
          'expires_at',
        ],
        erased: kept_by_law,
      },
    },
  },
  contributes: [contribute(operatorCommands, ...commands), contribute(prizeKinds, freeBetPrize), contribute(stakeCredits, freeBets)],
})
