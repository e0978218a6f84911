import { applyMarks } from '#casino/players/responsible-play/server/api.ts'
import { inTransaction } from '#kernel/database/database.ts'
import type { Call } from '#kernel/http/handle.ts'
import { countTry } from '#kernel/http/rate-limit.ts'
import { refuse, refuseFields, type storeInnEndpoint } from '../contract.ts'
import { birthDateOfInn, isInn, maskInn } from '../inn.ts'
import { ageOn, innTries } from '../rules.ts'
import { holdProfile, writeInn } from './store.ts'

/** PR-004: stores the taxpayer number once. The same number again is accepted; a different one must be changed by support. */
export const storeInn = async ({ house, player_id, body }: Call<typeof storeInnEndpoint>) => {
  const inn = body.inn.replaceAll(/[\s-]/g, '')
  await countTry(house, innTries, String(player_id))
  if (!isInn(inn)) return refuseFields({ inn: 'inn-invalid' })
  const at = house.clock.now()
  const birth_date = birthDateOfInn(inn)
  if (ageOn(birth_date, at.toISOString().slice(0, 10)) < house.jurisdiction.minimum_age) return refuseFields({ inn: 'profile-too-young' })
  await inTransaction(house.db, async (tx) => {
    const row = await holdProfile(tx, player_id, at)
    if (row.inn === inn) return
    if (row.inn !== null) refuse('inn-stored')
    if (row.birth_date !== null && row.birth_date !== birth_date) refuseFields({ inn: 'inn-other-birth-date' })
    if (!(await writeInn(tx, player_id, inn, at))) refuseFields({ inn: 'inn-taken' })
    await applyMarks(tx, house, player_id, [{ kind: 'inn', value: inn }])
  })
  house.facts.wake()
  return { data: { inn: maskInn(inn) } }
}
