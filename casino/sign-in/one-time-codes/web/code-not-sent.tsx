import { useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import type { texts } from '../texts.ts'

/** The first code could not be sent, for want of a connection perhaps: it may be asked for again, with what was typed before. */
export const CodeNotSent = ({ refused, onAgain }: { readonly refused: string; readonly onAgain: () => void }) => (
  <Notice
    tone="negative"
    announce
    action={
      <Button size="sm" onClick={onAgain}>
        {useText<typeof texts>()('verification.failure.try-again')}
      </Button>
    }
  >
    {refused}
  </Notice>
)
