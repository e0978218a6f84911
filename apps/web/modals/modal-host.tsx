import { useEffect, useState, type ComponentType } from 'react'
import type { ModalProps } from '#kernel/web-slice.ts'
import { mayOpen } from '#kernel/web/modals/find-modal.ts'
import { ModalFrameProvider } from '#kernel/web/modals/modal-frame.ts'
import { closeModal, modalStack, openModal, type OpenModal } from '#kernel/web/modals/modals.ts'
import { notify } from '#kernel/web/notices/notices.ts'
import { takeLostFocus } from '#kernel/web/page/lost-focus.ts'
import { useMain } from '#kernel/web/state/app-state.ts'
import { useStore } from '#kernel/web/state/store.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { texts } from '../texts.ts'
import { modalOf } from './registry.ts'

const none: readonly OpenModal[] = []
const loaded = new Map<string, ComponentType<ModalProps>>()

/** The code of a modal: known at once when it was open before. */
const useModalCode = (open: OpenModal): ComponentType<ModalProps> | undefined => {
  const text = useText<typeof texts>()
  const { isGuest } = useMain()
  const found = modalOf(open.name)
  const key = found?.modal.name ?? open.name
  const [code, setCode] = useState(() => loaded.get(key))
  useEffect(() => {
    if (!found || !mayOpen(found.modal, isGuest)) {
      closeModal(open.id)
      if (found?.modal.who === 'player') openModal('Register', { source: 'players_only' })
      return
    }
    if (code) return
    found.modal.load().then(
      (module) => {
        loaded.set(key, module.default)
        setCode(() => module.default)
      },
      () => {
        // A release took the file away, or the line dropped: the page stays, and says so.
        notify({ tone: 'negative', title: text('shell.no-connection') })
        closeModal(open.id)
      },
    )
    // Once per opening: who may see it and its words are those of the moment it opened.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [open.id])
  return code
}

const HostedModal = ({ modal, depth }: { readonly modal: OpenModal; readonly depth: number }) => {
  const text = useText<typeof texts>()
  const Code = useModalCode(modal)
  // After the window's own way of giving the focus back.
  useEffect(() => () => void setTimeout(takeLostFocus), [])
  if (!Code) return null
  const close = (): void => closeModal(modal.id)
  return (
    <ModalFrameProvider value={{ open: modal.is_open, onClose: close, close_label: text('shell.close'), depth }}>
      <Code params={modal.params} close={close} />
    </ModalFrameProvider>
  )
}

/** Every open modal, and those that are just closing (MD-029), one above the other (MD-065). */
export const ModalHost = () => useStore(modalStack, none).map((modal, depth) => <HostedModal key={modal.id} modal={modal} depth={depth} />)
