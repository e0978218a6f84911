import { useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { RefusedNotice } from '#ui/refused-notice.tsx'
import type { texts } from '../texts.ts'

interface NotMeChoiceProps {
  /** Why the last press was refused. */
  readonly refused: string | undefined
  /** The link itself is used up: no further press of the same button can help. */
  readonly is_spent: boolean
  readonly is_sending: boolean
  readonly onSend: () => void
  readonly onRestore: () => void
  readonly onClose: () => void
}

/** What to do about the letter. The button stays until it has done its work, or the link can do nothing any more. */
export const NotMeChoice = ({ refused, is_spent, is_sending, onSend, onRestore, onClose }: NotMeChoiceProps) => {
  const text = useText<typeof texts>()
  if (is_spent)
    return (
      <div className="flex flex-col gap-4">
        <Notice tone="warning" announce>
          {refused}
        </Notice>
        <Button size="lg" wide onClick={onRestore}>
          {text('security-notices.not-me.restore')}
        </Button>
      </div>
    )
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ink-soft">{text('security-notices.not-me.text')}</p>
      <RefusedNotice>{refused}</RefusedNotice>
      <Button size="lg" wide loading={is_sending} onClick={onSend}>
        {text('security-notices.not-me.send')}
      </Button>
      <Button variant="ghost" onClick={onClose}>
        {text('security-notices.not-me.was-me')}
      </Button>
    </div>
  )
}
