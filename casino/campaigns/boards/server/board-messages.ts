import { playerChannel, type Publication } from '#kernel/realtime/publisher.ts'
import { TablesMoved } from '../events.ts'
import type { BoardEvent, BoardMessageData, BoardMessages } from '../contract.ts'

/** A board's id and its kind in messages. */
export interface CalledBoard {
  readonly id: bigint
  readonly kind: string
}

/** The fact that rows of these boards changed, each with a revision of its own; none for no boards. */
export const tablesMoved = (boards: readonly { readonly id: bigint; readonly revision: number }[]) =>
  boards.length === 0 ? [] : [TablesMoved({ tables: boards.map(({ id, revision }) => ({ board_id: Number(id), revision })) })]

export const boardChannel = ({ kind, id }: CalledBoard): string => `${kind}:${id}`

/** A message about a board: type `tournament`, with its kind. */
export const boardMessage = <E extends BoardEvent>(
  channel: string,
  event: E,
  { kind, id }: CalledBoard,
  data: BoardMessages[E],
): Publication => {
  const full: BoardMessageData<E> = { kind, id: Number(id), ...data }
  return { channel, message: { type: 'tournament', event, data: full } }
}

export const toPlayer = <E extends BoardEvent>(player_id: bigint, event: E, told: CalledBoard, data: BoardMessages[E]): Publication =>
  boardMessage(playerChannel(player_id), event, told, data)
