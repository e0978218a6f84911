import { useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import type { gameTexts } from '../game-texts.ts'
import { useClosedGame } from './closed-games.ts'
import { NoticeCard } from './notice-card.tsx'

interface ClosedNoticeProps {
  readonly words: string
  /** A round of steps is open: it can still be played to its end. */
  readonly has_open_round: boolean
  readonly dismiss: () => void
  readonly leaveTo: (address: string) => void
}

/** RTM-059: the game was closed while it stood open. New stakes are refused by the house; this says why, and leads on. */
const ClosedNotice = ({ words, has_open_round, dismiss, leaveTo }: ClosedNoticeProps) => {
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

type ClosedGameProps = Pick<ClosedNoticeProps, 'has_open_round' | 'leaveTo'> & { readonly slug: string }

/** What is said in the open window of a game that was closed meanwhile; nothing while it is open, or once the player has read it. */
export const ClosedGame = ({ slug, ...notice }: ClosedGameProps) => {
  const text = useText<typeof gameTexts>()
  const { words, dismiss } = useClosedGame(slug, text('game.closed-plain'))
  return words === null ? null : <ClosedNotice {...notice} words={words} dismiss={dismiss} />
}
