import { playerNamed, playersByIds, readHandle } from '#casino/players/accounts/server/api.ts'
import { appendAudit } from '#kernel/audit/audit.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { House } from '#kernel/house.ts'
import { type Decider, type OperatorCommand, OperatorError, OperatorMistake, type OperatorWork } from '#kernel/operator/commands.ts'
import { RoomModerated } from '../events.ts'
import { longest_slow_s } from '../rules.ts'
import { judgedMessage, removeOfPlayer, roomsOfPlayer, waitingMessages, writeMute, writeState, type Judged } from './moderation-store.ts'
import { roomNames } from './rooms.ts'
import { roomOf, stepRoom, writeRoom } from './store.ts'

/** More is not decided in one sitting. */
const listed = 200
const most_hours = 24 * 365

const linesOf = async (house: House, messages: readonly Judged[]): Promise<string> => {
  const players = await playersByIds(
    house.db,
    messages.map(({ player_id }) => player_id),
  )
  return messages
    .map(({ id, room, player_id, text, state, reasons }) =>
      [id, room, players.get(player_id)?.login ?? player_id, state, reasons.join(' '), text].join('\t'),
    )
    .join('\n')
}

const listWaiting: OperatorWork = async (house) => {
  const waiting = await waitingMessages(house.db, listed)
  return waiting.length === 0 ? 'No message waits for a decision.' : linesOf(house, waiting)
}

const listRooms: OperatorWork = async (house) => {
  const rooms = await Promise.all(roomNames(house).map((room) => roomOf(house.db, room)))
  return rooms.map(({ room, is_open, slow_s }) => [room, is_open ? 'open' : 'closed', `${slow_s} s`].join('\t')).join('\n')
}

/** Decides, and writes who did it and why into the audit log in the same transaction (reliability 22). */
const judge =
  (id: number, verdict: 'removed' | 'restored', { actor, reason }: Decider): OperatorWork =>
  async (house) => {
    const message = await judgedMessage(house.db, id)
    if (!message) throw new OperatorError(`There is no message ${id}.`)
    await inTransaction(house.db, async (tx) => {
      const { revision } = await stepRoom(tx, message.room)
      if (verdict === 'removed') await writeState(tx, id, 'removed', revision)
      else await writeState(tx, id, 'shown', revision, house.clock.now())
      const data = { message_id: id, room: message.room, text: message.text }
      await appendAudit(tx, house, { actor, action: `games/table-chat.${verdict}`, reason, subject: `player:${message.player_id}`, data })
      await announce(tx, house, [RoomModerated({ room: message.room })])
    })
    house.facts.wake()
    return `Message ${id} is ${verdict}.`
  }

/** A muted player reads on and may not write; with `removes` what they said goes out of sight too. */
const mute =
  (handle: string, hours: number, removes: boolean, { actor, reason }: Decider): OperatorWork =>
  async (house) => {
    const player = await playerNamed(house, handle)
    const until = hours === 0 ? null : new Date(house.clock.now().getTime() + hours * 3_600_000)
    const rooms = removes ? await roomsOfPlayer(house.db, player.id) : []
    await inTransaction(house.db, async (tx) => {
      await writeMute(tx, player.id, until)
      // In one order, so that two decisions at once never wait for each other in a circle.
      for (const room of rooms.toSorted()) await removeOfPlayer(tx, player.id, room, (await stepRoom(tx, room)).revision)
      const action = `games/table-chat.${until ? 'muted' : 'unmuted'}`
      await appendAudit(tx, house, { actor, action, reason, subject: `player:${player.id}`, data: { until, removes } })
      await announce(
        tx,
        house,
        rooms.map((room) => RoomModerated({ room })),
      )
    })
    house.facts.wake()
    return until ? `${player.login} is muted until ${until.toISOString()}.` : `${player.login} may write again.`
  }

const setRoom =
  (room: string, set: { readonly is_open?: boolean; readonly slow_s?: number }, { actor, reason }: Decider): OperatorWork =>
  async (house) => {
    if (!roomNames(house).includes(room)) throw new OperatorError(`There is no room "${room}".`)
    await inTransaction(house.db, async (tx) => {
      await stepRoom(tx, room)
      await writeRoom(tx, room, set)
      await appendAudit(tx, house, { actor, action: 'games/table-chat.room-set', reason, subject: `chat:${room}`, data: set })
      await announce(tx, house, [RoomModerated({ room })])
    })
    house.facts.wake()
    const { is_open, slow_s } = await roomOf(house.db, room)
    return `The chat of ${room} is ${is_open ? 'open' : 'closed'}, with ${slow_s} s between messages.`
  }

const readNumber = (typed: string | undefined, most: number, mistake: string): number => {
  const number = /^\d{1,15}$/.test(typed ?? '') ? Number(typed) : Number.NaN
  if (!(number >= 0 && number <= most)) throw new OperatorMistake(mistake)
  return number
}

const readId = (typed: string | undefined): number =>
  readNumber(typed, Number.MAX_SAFE_INTEGER, 'Name the message by its number, as the list shows it.')

const readHours = (typed: string | undefined): number => {
  const hours = readNumber(typed, most_hours, `A player is muted for 1 to ${most_hours} hours.`)
  if (hours === 0) throw new OperatorMistake(`A player is muted for 1 to ${most_hours} hours.`)
  return hours
}

export const commands: readonly OperatorCommand[] = [
  {
    name: 'chat list',
    help: 'Messages that players reported: those that are out of sight until somebody looks come first.',
    read: () => listWaiting,
  },
  { name: 'chat rooms', read: () => listRooms },
  { name: 'chat remove', usage: '<id>', decides: true, read: ({ words }, by) => judge(readId(words[0]), 'removed', by) },
  {
    name: 'chat restore',
    usage: '<id>',
    decides: true,
    help: 'It stands there again, and reports that came until now count no more.',
    read: ({ words }, by) => judge(readId(words[0]), 'restored', by),
  },
  {
    name: 'chat mute',
    usage: '<player> <hours> [--messages <remove>]',
    decides: true,
    help: 'The player reads on and may not write; with "--messages remove" everything they said goes out of sight.',
    read: ({ words, option }, by) => {
      const messages = option('messages')
      if (messages !== undefined && messages !== 'remove') throw new OperatorMistake('Messages can be removed: --messages remove.')
      return mute(readHandle(words[0]), readHours(words[1]), messages === 'remove', by)
    },
  },
  { name: 'chat unmute', usage: '<player>', decides: true, read: ({ words }, by) => mute(readHandle(words[0]), 0, false, by) },
  {
    name: 'chat close',
    usage: '<room>',
    decides: true,
    help: 'Nobody writes in a closed room; what was said stays to be read.',
    read: ({ words }, by) => setRoom(words[0] ?? '', { is_open: false }, by),
  },
  { name: 'chat open', usage: '<room>', decides: true, read: ({ words }, by) => setRoom(words[0] ?? '', { is_open: true }, by) },
  {
    name: 'chat slow',
    usage: '<room> <seconds>',
    decides: true,
    help: 'The time between two messages of one player.',
    read: ({ words }, by) =>
      setRoom(words[0] ?? '', { slow_s: readNumber(words[1], longest_slow_s, `The time is 0 to ${longest_slow_s} seconds.`) }, by),
  },
]
