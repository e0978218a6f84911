import { useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import type { gameTexts } from '../game-texts.ts'
import { NoticeCard } from './notice-card.tsx'

interface ClosedNoticeProps {
  readonly words: string
  /** A round of steps is open: it can still be played to its end. */
  readonly has_open_round: boolean
  readonly dismiss: () => void
  readonly leaveTo: (address: string) => void
}

/** RTM-059: the game was closed while it stood open. New stakes are refused by the house; this says why, and leads on. */
export const ClosedNotice = ({ words, has_open_round, dismiss, leaveTo }: ClosedNoticeProps) => {
  const text = useText<typeof gameTexts>()
  return (
    <NoticeCard heading={text('game.closed')} text={has_open_round ? `${words} ${text('game.closed-open-round')}` : words}>
      <Button onClick={() => leaveTo('/games/')}>{text('game.to-lobby')}</Button>
      <Button variant="ghost" onClick={dismiss}>
        {text('game.said.close')}
      </Button>
    </NoticeCard>
  )
}
