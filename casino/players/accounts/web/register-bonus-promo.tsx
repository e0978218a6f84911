import { useModalFrame } from '#kernel/web/modals/modal-frame.ts'
import { switchModal } from '#kernel/web/modals/modals.ts'
import { goTo } from '#kernel/web/page/navigation.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { ModalProps } from '#kernel/web-slice.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import type { texts } from '../texts.ts'
import { WelcomePackage } from './welcome-package.tsx'

/** MD-015: what registration brings, with the way to all of its terms before the one to the form. */
const RegisterBonusPromo = ({ close }: ModalProps) => {
  const text = useText<typeof texts>()
  const frame = useModalFrame()
  const toTerms = async (): Promise<void> => {
    close()
    await goTo('/bonuses/')
  }
  return (
    <Dialog {...frame} size="sm" title={text('registration.promo')}>
      <WelcomePackage />
      <p className="mb-4 text-pretty">{text('registration.promo.text')}</p>
      <div className="flex flex-col gap-2">
        <Button size="lg" wide onClick={() => switchModal('Register', { source: 'bonuses' })}>
          {text('registration.send')}
        </Button>
        <Button size="lg" wide variant="secondary" onClick={() => void toTerms()}>
          {text('registration.promo.terms')}
        </Button>
        <Button size="lg" wide variant="ghost" onClick={close}>
          {text('registration.promo.leave')}
        </Button>
      </div>
    </Dialog>
  )
}

export default RegisterBonusPromo
