import { useCallback, useEffect, useState, type ComponentType } from 'react'
import type { ModalProps } from '#kernel/web-slice.ts'
import { mayOpen } from '#kernel/web/modals/find-modal.ts'
import { ModalFrameProvider } from '#kernel/web/modals/modal-frame.ts'
import { changeModal, closeModal, holdModal, modalStack, openModal, type OpenModal } from '#kernel/web/modals/modals.ts'
import { notify } from '#kernel/web/notices/notices.ts'
import { useRestoredFocus } from '#kernel/web/page/use-restored-focus.ts'
import { useMain } from '#kernel/web/state/app-state.ts'
import { useStore } from '#kernel/web/state/store.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { texts } from '../texts.ts'
import { modalOf } from './registry.ts'

const none: readonly OpenModal[] = []
const loaded = new Map<string, ComponentType<ModalProps>>()

/** The code of a modal; available at once if it was open before. */
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
        // A new release removed the file, or the connection was lost: the page stays and shows a notice.
        notify({ tone: 'negative', title: text('shell.no-connection') })
        closeModal(open.id)
      },
    )
    // Once per opening: access and texts are decided when the modal opens.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [open.id])
  return code
}

/** A window that shows nothing, because what it is about is gone, keeps nobody waiting for longer. */
const opens_within_ms = 1_000

interface HostedModalProps {
  readonly modal: OpenModal
  readonly depth: number
  /** False while a window below opens: each one hides from screen readers what stands at that moment, so the lower ones come first. */
  readonly may_appear: boolean
  readonly onAppear: (id: number) => void
}

const HostedModal = ({ modal, depth, may_appear, onAppear }: HostedModalProps) => {
  const text = useText<typeof texts>()
  const Code = useModalCode(modal)
  const is_there = Code !== undefined && may_appear
  const change = useCallback((params: Readonly<Record<string, unknown>>) => changeModal(modal.id, params), [modal.id])
  const hold = useCallback((is_dismissible: boolean) => holdModal(modal.id, !is_dismissible), [modal.id])
  useRestoredFocus()
  useEffect(() => {
    if (!is_there) return undefined
    const timer = setTimeout(() => onAppear(modal.id), opens_within_ms)
    return () => clearTimeout(timer)
  }, [is_there, modal.id, onAppear])
  if (!is_there) return null
  const close = (): void => closeModal(modal.id)
  const frame = {
    open: modal.is_open,
    onClose: close,
    onOpened: () => onAppear(modal.id),
    onDismissible: hold,
    close_label: text('shell.close'),
    depth,
  }
  return (
    <ModalFrameProvider value={frame}>
      <Code params={modal.params} change={change} close={close} />
    </ModalFrameProvider>
  )
}

/** All open modals, and those that are closing (MD-029), in stacking order (MD-065). */
export const ModalHost = () => {
  const stack = useStore(modalStack, none)
  const [there, setThere] = useState<ReadonlySet<number>>(new Set())
  const onAppear = useCallback((id: number) => setThere((known) => (known.has(id) ? known : new Set(known).add(id))), [])
  const first_awaited = stack.findIndex(({ id, is_open }) => is_open && !there.has(id))
  return stack.map((modal, depth) => (
    <HostedModal
      key={modal.id}
      modal={modal}
      depth={depth}
      may_appear={first_awaited === -1 || depth <= first_awaited}
      onAppear={onAppear}
    />
  ))
}
