import { inTransaction } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import type { ToldRound } from '../contract.ts'
import { first_asked_after_ms, nextAsk, refunded_after_ms } from '../rules.ts'
import { askAboutRound } from './ask-studio.ts'
import { end } from './close-round.ts'
import { credit } from './credit.ts'
import { refundRound } from './rollback.ts'
import { lockNames, readDueProviders, readRound, setAsk, takeDue, type RoundRow } from './round-store.ts'
import { gameProviders } from './settings.ts'

/** So many of one studio in one run of the job; the next one is a minute away. */
const at_once = 200

/** Gives back what is at stake in a round that was won nothing by; one that paid already is ended as it stands. */
const refund = (house: House, { provider, ref }: RoundRow): Promise<void> =>
  inTransaction(house.db, async (tx) => {
    await lockNames(tx, provider, ref, ref)
    const round = await readRound(tx, provider, ref)
    if (round?.state !== 'open') return
    return round.won_minor > 0n ? end(tx, house, round) : refundRound(tx, house, round)
  })

/** Pays what the studio says that it brought, each credit once by its own name, and ends the round. */
const finish = async (house: House, { provider, ref, currency }: RoundRow, credits: ToldRound['credits']): Promise<void> => {
  for (const one of credits) await credit(house, provider, { ...one, round: ref, currency }, house.brand.default_language)
  await inTransaction(house.db, async (tx) => {
    await lockNames(tx, provider, ref, ref)
    const round = await readRound(tx, provider, ref)
    if (round?.state === 'open') await end(tx, house, round)
  })
}

/** What a studio says of a round; null where it does not answer, or not of this round. */
interface Asked {
  readonly told: ToldRound | null
  /** It was waited for in vain. Whoever answers with an error has answered: another round may do better. */
  readonly is_silent: boolean
}

const askOf = async (house: House, round: RoundRow): Promise<Asked> => {
  const provider = house.config.of(gameProviders).get(round.provider)
  // A studio that is gone from the configuration is one that says that the round goes on: until its time is over.
  if (!provider) return { told: null, is_silent: false }
  try {
    return { told: await askAboutRound(house, provider, round.ref), is_silent: false }
  } catch (error) {
    return { told: null, is_silent: error instanceof DOMException && error.name === 'TimeoutError' }
  }
}

const isTimeOver = (house: House, { begun_at }: RoundRow): boolean => house.clock.now().getTime() - begun_at.getTime() >= refunded_after_ms

/** Asks about a round and does what is to be done with it. Says whether the studio was waited for in vain. */
const askAfter = async (house: House, round: RoundRow): Promise<boolean> => {
  const { told, is_silent } = await askOf(house, round)
  if (told?.state === 'closed') await finish(house, round, told.credits)
  else if (told?.state === 'unknown' || isTimeOver(house, round)) await refund(house, round)
  else await setAsk(house.db, round.id, nextAsk(round.begun_at, house.clock.now()))
  return is_silent
}

/** A silent studio's others are asked about in a later run, sooner than the one that it was silent about. Those whose time is over end now. */
const leave = async (house: House, round: RoundRow): Promise<boolean> => {
  if (isTimeOver(house, round)) await refund(house, round)
  return true
}

/** One round of a studio after another, so that it is not asked two hundred questions at once; one that fails holds up no other. */
const askAfterRoundsOf = async (house: House, provider: string): Promise<void> => {
  const now = house.clock.now()
  let is_silent = false
  for (const round of await takeDue(house.db, provider, now, new Date(now.getTime() + first_asked_after_ms), at_once))
    is_silent = await (is_silent ? leave(house, round) : askAfter(house, round)).catch((error: unknown) => {
      house.log.error({ provider, round: round.ref, err: error }, 'a round of a studio could not be ended')
      return is_silent
    })
}

/**
 * Asks studios what became of rounds that were not ended: a closed one is paid and ended, one that the studio does not know goes back, and
 * so does whatever nobody ends within 26 hours. No stake is held for ever by a studio that died, and none waits for another studio.
 */
export const askAfterRounds = async (house: House): Promise<void> => {
  const providers = await readDueProviders(house.db, house.clock.now())
  await Promise.all(providers.map((provider) => askAfterRoundsOf(house, provider)))
  house.facts.wake()
}
