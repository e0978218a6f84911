import { createContext, useContext } from 'react'

/** Props that the modal host gives to a modal's Dialog or Sheet: `<Dialog {...useModalFrame()} title={…}>`. */
export interface ModalFrame {
  readonly open: boolean
  readonly onClose: () => void
  /** The window is there as a whole: the next one may appear over it. */
  readonly onOpened: () => void
  /** The window tells whether it can be dismissed: by Escape, a click beside it, the back button. */
  readonly onDismissible: (is_dismissible: boolean) => void
  readonly close_label: string
  /** Position in the stack, from 0. */
  readonly depth: number
}

const FrameContext = createContext<ModalFrame | null>(null)
export const ModalFrameProvider = FrameContext.Provider

export const useModalFrame = (): ModalFrame => {
  const frame = useContext(FrameContext)
  if (frame === null) throw new Error('useModalFrame outside of a modal')
  return frame
}
