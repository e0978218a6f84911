import { playerById } from '#casino/players/accounts/server/api.ts'
import { limitKinds } from '#kernel/brand/jurisdiction.ts'
import { limitPeriods, period_ms, type LimitPeriod } from '#kernel/brand/limit-periods.ts'
import type { House } from '#kernel/house.ts'
import { exponentOf, isCurrency, toWire } from '#kernel/money/currency.ts'
import type { PlayInfo, ShownLimit } from '../contract.ts'
import { coolingOffDays, exclusionMonths, missingKinds, noLimit, realityCheckChoices, waitingIncrease } from '../rules.ts'
import { playedIn, type Stretch } from '../session-rules.ts'
import { limitsInForce } from './controls.ts'
import { readStanding } from './house-restriction-store.ts'
import { readLimits, readPlayed, readPlayer, type KnownLimit } from './store.ts'

const wireOf = (amount: bigint | null): number | null => (amount === null ? null : toWire(amount))

const shownLimits = (known: readonly KnownLimit[], now: Date): ShownLimit[] =>
  limitKinds.flatMap((type) =>
    limitPeriods.map((period) => {
      const state = known.find((limit) => limit.kind === type && limit.period === period) ?? noLimit
      const waits = waitingIncrease(state, now)
      return {
        type,
        period,
        amount: wireOf(state.amount),
        increase: waits && {
          amount: wireOf(waits.to),
          confirmableAt: waits.confirmable_at.toISOString(),
          lapsesAt: waits.lapses_at.toISOString(),
          isConfirmable: waits.confirmable_at <= now,
        },
      }
    }),
  )

const minutesIn = (played: readonly Stretch[], period: LimitPeriod, now: Date): number => Math.floor(playedIn(played, period, now) / 60_000)

/** A player's responsible-play settings and the limits in force (RP-001, API-240). */
export const playInfo = async (house: House, player_id: bigint): Promise<PlayInfo> => {
  const now = house.clock.now()
  const player = await playerById(house.db, player_id)
  const currency = isCurrency(player?.currency) ? player.currency : house.brand.currency
  const known = await readLimits(house.db, player_id)
  const played = await readPlayed(house.db, player_id, new Date(now.getTime() - period_ms['30-days']))
  const standing = await readStanding(house.db, player_id, now)
  return {
    currency,
    exponent: exponentOf(currency),
    limits: shownLimits(known, now),
    required: missingKinds(house.jurisdiction.limits_before_first_stake, limitsInForce(known)),
    realityCheckMinutes: (await readPlayer(house.db, player_id)).reality_check_minutes,
    playedMinutes: {
      '24-hours': minutesIn(played, '24-hours', now),
      '7-days': minutesIn(played, '7-days', now),
      '30-days': minutesIn(played, '30-days', now),
    },
    restriction: standing && { status: standing.status, till: standing.till?.toISOString() ?? null },
    choices: {
      coolingOffDays: [...coolingOffDays],
      exclusionMonths: [...exclusionMonths],
      realityCheckMinutes: [...realityCheckChoices],
    },
  }
}
