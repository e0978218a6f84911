import { useEffect } from 'react'
import { restoreFocus } from '#kernel/web/page/restore-focus.ts'

/**
 * For what may go away with the focus in it: a window, or a line of a list that its own button removes. After the browser's own way of
 * returning the focus.
 */
export const useRestoredFocus = (): void => useEffect(() => () => void setTimeout(restoreFocus), [])
