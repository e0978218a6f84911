import { useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import type { texts } from '../texts.ts'

/** The last step of confirming a contact, in every window (EN-034). */
export const ContactDone = ({ close }: { readonly close: () => void }) => {
  const text = useText<typeof texts>()
  return (
    <>
      <Notice tone="positive" announce>
        {text('verification.confirm.done')}
      </Notice>
      <Button wide size="lg" className="mt-6" onClick={close}>
        {text('verification.confirm.close')}
      </Button>
    </>
  )
}
