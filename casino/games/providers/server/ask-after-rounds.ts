import { Compile } from 'typebox/compile'
import { inTransaction } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { ToldRound } from '../contract.ts'
import { first_asked_after_ms, nextAsk, refunded_after_ms } from '../rules.ts'
import { askStudio } from './ask-studio.ts'
import { end } from './close-round.ts'
import { credit } from './credit.ts'
import { giveBack } from './rollback.ts'
import { endRound, lockNames, readRound, readStanding, setAsk, takeDue, type RoundRow } from './round-store.ts'
import { gameProviders } from './settings.ts'

const toldRound = Compile(ToldRound)

/** So many in one run of the job; the next one is a minute away. */
const at_once = 200

/** Gives back what is at stake in a round that was won nothing by; one that paid already is ended as it stands. */
const refund = (house: House, { provider, ref }: RoundRow): Promise<void> =>
  inTransaction(house.db, async (tx) => {
    await lockNames(tx, provider, ref, ref)
    const round = await readRound(tx, provider, ref)
    if (round?.state !== 'open') return
    if (round.won_minor > 0n) return end(tx, house, round)
    for (const taken of await readStanding(tx, round.id)) await giveBack(tx, house, round, taken)
    await endRound(tx, round.id, 'refunded', house.clock.now())
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

const ask = async (house: House, round: RoundRow): Promise<void> => {
  const now = house.clock.now()
  const provider = house.config.of(gameProviders).get(round.provider)
  const path = `/openhouse/rounds/${encodeURIComponent(round.ref)}/`
  // A studio that is gone from the configuration, or silent, is one that says that the round goes on: until its time is over.
  const told = provider ? await askStudio(house, provider, path, toldRound).catch(() => null) : null
  if (told?.round === round.ref && told.state === 'closed') return finish(house, round, told.credits)
  if (told?.round === round.ref && told.state === 'unknown') return refund(house, round)
  if (now.getTime() - round.begun_at.getTime() >= refunded_after_ms) return refund(house, round)
  await setAsk(house.db, round.id, nextAsk(round.begun_at, now))
}

/**
 * Asks studios what became of rounds that were not ended: a closed one is paid and ended, one that the studio does not know goes back, and
 * so does whatever nobody ends within 26 hours. No stake is held for ever by a studio that died.
 */
export const askAfterRounds = async (house: House): Promise<void> => {
  const now = house.clock.now()
  const due = await takeDue(house.db, now, new Date(now.getTime() + first_asked_after_ms), at_once)
  // One after another, so that a silent studio is not asked two hundred questions at once; one that fails holds up no other.
  for (const round of due)
    await ask(house, round).catch((error: unknown) =>
      house.log.error({ provider: round.provider, round: round.ref, err: error }, 'a round of a studio could not be ended'),
    )
  house.facts.wake()
}
