import { useEffect, useState, type ComponentType } from 'react'
import { loadModule } from '#kernel/web/load-module.ts'
import { modalStack, type OpenModal } from '#kernel/web/modals/modals.ts'
import { notify } from '#kernel/web/notices/notices.ts'
import { useStore } from '#kernel/web/state/store.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { texts } from '../texts.ts'

const none: readonly OpenModal[] = []

/** The modal host loads with the first modal: focus handling, animation and stacking are not part of a page that opens none. */
export const SiteModals = () => {
  const text = useText<typeof texts>()
  const is_wanted = useStore(modalStack, none).length > 0
  const [Host, setHost] = useState<ComponentType>()
  useEffect(() => {
    if (!is_wanted || Host) return
    loadModule(
      () => import('../modals/modal-host.tsx'),
      (module) => 'ModalHost' in module,
    ).then(
      ({ ModalHost }) => setHost(() => ModalHost),
      () => {
        // A new release removed the file, or the connection was lost: the page stays, shows a notice, and the next click retries.
        notify({ tone: 'negative', title: text('shell.no-connection') })
        modalStack.set([])
      },
    )
  }, [is_wanted, Host, text])
  return is_wanted && Host ? <Host /> : null
}
