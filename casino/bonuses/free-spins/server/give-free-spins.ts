import { beginFreeSpins, fundAccount, movePurse, type Account } from '#casino/money/wallet/server/api.ts'
import { withinAudience } from '#casino/players/responsible-play/server/api.ts'
import { inTransaction, type Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { daysAfter, worthOf } from '../rules.ts'
import { fundNameOf } from './funds.ts'
import { insertGrant, lockToOpen, putOff, setOpen, type Gift, type PortionRow } from './store.ts'
import { tell } from './tell.ts'

/** Opens portions: their worth goes from the gift's fund into the ledger's free spins, and they may be played from this commit on. */
const open = async (tx: Tx, house: House, rows: readonly PortionRow[]): Promise<void> => {
  const now = house.clock.now()
  for (const row of rows) {
    const { id, grant_id, player_id, asset, stake_minor, number, games, wins_to, days_to_play } = row
    const ends_at = daysAfter(now, days_to_play)
    const fund = `fund:${fundNameOf(grant_id)}`
    await beginFreeSpins(tx, house, { free_spins_id: id, player_id, asset, fund, stake_minor, number, games, wins_to, ends_at })
    await setOpen(tx, id, ends_at)
  }
  await tell(
    tx,
    house,
    rows.map((row) => ({ row, event: 'applied', left: row.number })),
  )
}

/**
 * Opens those of whom may be invited to play now. The others' are looked at again a day later, and stay funded: of who takes a break the
 * ledger takes no stake, and what is open would run out unplayed.
 */
const openInvited = async (tx: Tx, house: House, due: readonly PortionRow[]): Promise<void> => {
  const invited = new Set(await withinAudience(tx, house, 'invitation', due, ({ player_id }) => player_id))
  await open(tx, house, [...invited])
  await putOff(
    tx,
    due.filter((row) => !invited.has(row)).map(({ id }) => id),
    daysAfter(house.clock.now(), 1),
  )
}

/**
 * Gives free spins to a player inside the caller's transaction, once by their key: their worth (`worthOf`) leaves `from`, the first portion
 * may be played at once, or after a break that its player takes, and the others come one a day. Who may be given anything is the caller's
 * to ask. False where they were given before. Refusals: `insufficient-funds` when `from` does not hold them.
 */
export const giveFreeSpins = async (tx: Tx, house: House, gift: Gift, from: Account): Promise<boolean> => {
  const now = house.clock.now()
  const id = await insertGrant(tx, gift, now)
  if (id === undefined) return false
  await movePurse(tx, house, {
    key: `${fundNameOf(id)}:fund`,
    from,
    to: fundAccount(fundNameOf(id), gift.asset),
    amount_minor: worthOf(gift, gift.stake_minor),
    reason: 'prize-fund',
    reference: fundNameOf(id),
  })
  await openInvited(tx, house, await lockToOpen(tx, now, 1, id))
  return true
}

const at_once = 200

/** Opens the portions whose day has come, some at once. */
export const openDuePortions = async (house: House): Promise<void> => {
  for (;;) {
    const looked_at = await inTransaction(house.db, async (tx) => {
      const due = await lockToOpen(tx, house.clock.now(), at_once)
      await openInvited(tx, house, due)
      return due.length
    })
    if (looked_at < at_once) return
  }
}
