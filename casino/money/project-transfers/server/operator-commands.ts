import { playersByIds } from '#casino/players/accounts/server/api.ts'
import { balanceOf, clearingAccount } from '#casino/money/wallet/server/api.ts'
import { appendAudit } from '#kernel/audit/audit.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { currencies } from '#kernel/money/currency.ts'
import { amountText } from '#kernel/money/format-amount.ts'
import { type Decider, type OperatorCommand, OperatorError, OperatorMistake, type OperatorWork } from '#kernel/operator/commands.ts'
import { moveTransfer } from './move-transfer.ts'
import { clearingName } from './projects.ts'
import { openTransfers, transferById } from './transfer-store.ts'
import { projectSettings } from './settings.ts'

const most_listed = 200

const list: OperatorWork = async (house) => {
  const lines: string[] = []
  for (const { name, url } of house.config.of(projectSettings).others.values()) {
    const standing: string[] = []
    for (const currency of Object.keys(currencies)) {
      const balance = await balanceOf(house.db, clearingAccount(clearingName(name), currency))
      if (balance !== 0n) standing.push(amountText(balance, currency, 'en'))
    }
    lines.push([name, url, `clearing ${standing.join(', ') || 'even'}`].join('\t'))
  }
  const open = await openTransfers(house.db, most_listed)
  const players = await playersByIds(
    house.db,
    open.map(({ player_id }) => player_id),
  )
  for (const { id, project, player_id, state, amount, currency, sent_at } of open) {
    const login = players.get(player_id)?.login ?? String(player_id)
    lines.push([`transfer ${id}`, project, login, state, amountText(amount, currency, 'en'), sent_at.toISOString()].join('\t'))
  }
  return lines.join('\n') || 'No other project is configured.'
}

/** Ends a transfer without the other house's word, by what somebody has seen in its books. */
export const endTransfer =
  (id: bigint, state: 'arrived' | 'returned', { actor, reason }: Decider): OperatorWork =>
  async (house) => {
    const moved = await inTransaction(house.db, async (tx) => {
      const open = await transferById(tx, id)
      if (open?.state !== 'recalling') throw new OperatorError(`Transfer ${id} is not there, is over, or is not given up yet.`)
      if (house.config.of(projectSettings).others.has(open.project))
        throw new OperatorError(
          `${open.project} is in the configuration and will be asked: only what waits for a house that is gone is ended by hand.`,
        )
      const done = await moveTransfer(tx, house, id, { state, reason: state === 'returned' ? 'house' : null, actor })
      if (!done) throw new OperatorError(`Transfer ${id} is over.`)
      const data = { transfer_id: String(id), project: done.project, name: done.name, how: state }
      await appendAudit(tx, house, { actor, reason, action: 'money/project-transfers.end', subject: `player:${done.player_id}`, data })
      return done
    })
    house.facts.wake()
    return `Transfer ${id} of ${amountText(moved.amount, moved.currency, 'en')} is ${state}.`
  }

export const commands: readonly OperatorCommand[] = [
  {
    name: 'projects list',
    help: 'Other projects with what stands in clearing between the two houses, and transfers that are on their way.',
    read: () => list,
  },
  {
    name: 'projects end',
    usage: '<transfer> <arrived|returned>',
    decides: true,
    help: `Ends a transfer to a house that is gone for good and out of the configuration, by what its books say. Money that is given back here and was
credited there is paid twice: look first.`,
    read: ({ words: [id = '', how = ''] }, by) => {
      if (!/^[1-9]\d{0,15}$/.test(id) || (how !== 'arrived' && how !== 'returned'))
        throw new OperatorMistake('Name the transfer by its number, and how it ended: arrived or returned.')
      return endTransfer(BigInt(id), how, by)
    },
  },
]
