import type { TimeOver } from '#kernel/web/state/play-time.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import type { gameTexts } from '../game-texts.ts'
import { NoticeCard } from './notice-card.tsx'

interface TimeOverNoticeProps {
  readonly over: TimeOver
  readonly dismiss: () => void
  readonly leaveTo: (address: string) => void
}

/** RP-002: time ran out while the game stands open. Says until when, and leads to the limits. */
export const TimeOverNotice = ({ over: { reason, till }, dismiss, leaveTo }: TimeOverNoticeProps) => {
  const text = useText<typeof gameTexts>()
  const { dateTime } = useFormats()
  return (
    <NoticeCard
      heading={text(`game.said.${reason}`)}
      text={text(`game.said.${reason}-text`, { till: till === null ? '' : dateTime(till) })}
    >
      <Button variant="secondary" onClick={() => leaveTo('/responsible-play/')}>
        {text('game.said.to-limits')}
      </Button>
      <Button variant="ghost" onClick={dismiss}>
        {text('game.said.close')}
      </Button>
    </NoticeCard>
  )
}
