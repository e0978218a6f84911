import { playerNamed, playersByIds, readHandle } from '#casino/players/accounts/server/api.ts'
import type { Decider, OperatorCommand, TypedArguments } from '#kernel/operator/commands.ts'
import type { House } from '#kernel/house.ts'
import { decideFriend } from './decide-friend.ts'
import { friendsIn } from './store.ts'

const shown = 200

const list = async (house: House): Promise<string> => {
  const held = await friendsIn(house.db, 'checking', shown)
  const players = await playersByIds(
    house.db,
    held.flatMap(({ player_id, inviter_id }) => [player_id, inviter_id]),
  )
  const nameOf = (id: bigint): string => players.get(id)?.login ?? String(id)
  return (
    held
      .map(({ player_id, inviter_id, signals }) => `${nameOf(player_id)}\tinvited by ${nameOf(inviter_id)}\t${signals.join(', ')}`)
      .join('\n') || 'No invitation waits for a decision.'
  )
}

const decision = (is_approved: boolean) => (typed: TypedArguments, decider: Decider) => {
  const handle = readHandle(typed.words[0])
  return async (house: House) => {
    await decideFriend(house, (await playerNamed(house, handle)).id, is_approved, decider)
    house.facts.wake()
    return is_approved ? 'Approved.' : 'Declined.'
  }
}

export const commands: readonly OperatorCommand[] = [
  {
    name: 'invitations list',
    help: `A reward for an invited friend is held back where both accounts may be one person's: they share a device, a network, a payment method, a
name with the day of birth, or the inviter had many rewards lately. approve gives it, decline does not; the inviter is told either way.`,
    read: () => list,
  },
  { name: 'invitations approve', usage: '<friend>', decides: true, read: decision(true) },
  { name: 'invitations decline', usage: '<friend>', decides: true, read: decision(false) },
]
