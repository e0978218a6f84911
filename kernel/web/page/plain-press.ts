import type { MouseEvent } from 'react'

/** A press that opens a link here: with a key held, or another button, the browser opens it in another tab or window itself. */
export const isPlainPress = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
