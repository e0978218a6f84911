import { useModalFrame } from '#kernel/web/modals/modal-frame.ts'
import { goTo } from '#kernel/web/page/navigation.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { ModalProps } from '#kernel/web-slice.ts'
import { Dialog } from '#ui/dialog.tsx'
import type { pageTexts } from '../page-texts.ts'
import { afterInn } from './after-inn.ts'
import { InnForm } from './inn-form.tsx'

/** MD-060: the form in a window. A game behind it continues with `onStored`; opened by an address, it leads to the game. */
const InnModal = ({ params, close }: ModalProps) => {
  const text = useText<typeof pageTexts>()
  const { onStored } = params
  const leave = (): void => {
    close()
    if (typeof onStored === 'function') onStored()
    else if (params['slug'] !== undefined) void goTo(afterInn(params['slug'], params['isMoney']))
  }
  return (
    <Dialog {...useModalFrame()} size="sm" title={text('profile.inn.heading')} description={text('profile.inn.why')}>
      <InnForm onDone={leave} done_label={text(params['slug'] === undefined ? 'profile.inn.to-games' : 'profile.inn.to-game')} />
    </Dialog>
  )
}

export default InnModal
