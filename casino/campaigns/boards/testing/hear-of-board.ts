import type { PushApp } from '#kernel/web-slice.ts'
import { followPlace, type BoardPlace } from '../web/live-board.ts'
import { handle } from '../web/messages.ts'

/** A message of a board comes while a page shows this place; returns how to leave the page. */
export const hearOfBoard = (place: BoardPlace, message: { readonly event: string; readonly data: object }): (() => void) => {
  const leave = followPlace(place)
  handle(message, {} as PushApp)
  return leave
}
