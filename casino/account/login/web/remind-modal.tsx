import { Eye, KeyRound, Mail } from 'lucide-react'
import type { ReactNode } from 'react'
import { useModalFrame } from '#kernel/web/modals/modal-frame.ts'
import { switchModal } from '#kernel/web/modals/modals.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import type { texts } from '../texts.ts'

const Advice = ({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) => (
  <li className="flex gap-3">
    <span className="grid size-9 shrink-0 place-items-center rounded-md bg-accent-soft text-accent-ink [&_svg]:size-5" aria-hidden="true">
      {icon}
    </span>
    <span className="pt-1.5">{children}</span>
  </li>
)

/** MD-009: what gets most people in again. Letters that restore a password are not sent by this house. */
const RemindModal = () => {
  const text = useText<typeof texts>()
  return (
    <Dialog {...useModalFrame()} size="sm" title={text('login.remind.heading')} description={text('login.remind.intro')}>
      <ul className="flex flex-col gap-3">
        <Advice icon={<Mail />}>{text('login.remind.names')}</Advice>
        <Advice icon={<Eye />}>{text('login.remind.keyboard')}</Advice>
        <Advice icon={<KeyRound />}>{text('login.remind.saved')}</Advice>
      </ul>
      <Notice className="mt-5">{text('login.remind.letters')}</Notice>
      <Button wide className="mt-5" onClick={() => switchModal('Login')}>
        {text('login.remind.back')}
      </Button>
    </Dialog>
  )
}

export default RemindModal
