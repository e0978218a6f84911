import { Pause, Play } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useMultipleText } from '#casino/sportsbook/lobby/web/api.ts'
import { usePublishedState } from '#kernel/web/state/realtime.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { useFormats } from '#kernel/web/texts/formats.ts'
import type { PageComponentProps } from '#kernel/web-slice.ts'
import { Amount } from '#ui/amount.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import type { texts } from '../texts.ts'
import { beginFeed, wins_channel } from '../rules.ts'
import { feedState, readMissed, turnFeed } from './feed-state.ts'

/** The page component `sport-wins`: bets that won, the newest first. It moves until it is paused, and never says what anybody lost. */
const SportWins = ({ data }: PageComponentProps<'sport-wins'>) => {
  const text = useText<typeof texts>()
  const { locale } = useFormats()
  const multipleText = useMultipleText()
  const { settings } = data
  const [is_paused, setPaused] = useState(false)
  const feed = feedState.use() ?? beginFeed(data.wins, settings)
  useEffect(() => {
    feedState.set((known) => known ?? beginFeed(data.wins, settings))
    return is_paused ? undefined : turnFeed(settings)
  }, [data.wins, settings, is_paused])
  usePublishedState(wins_channel, readMissed)
  if (feed.shown.length === 0) return null
  return (
    <section aria-label={text('sport-wins.heading')}>
      <div className="mb-3 flex items-center gap-2">
        <h2 className="text-xl font-bold">{text('sport-wins.heading')}</h2>
        {settings.delaySeconds > 0 && (
          <IconButton
            size="sm"
            label={text(is_paused ? 'sport-wins.go-on' : 'sport-wins.pause')}
            icon={is_paused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
            onClick={() => setPaused(!is_paused)}
          />
        )}
      </div>
      <ul className="no-scrollbar -mx-4 flex gap-3 overflow-x-auto px-4">
        {feed.shown.map((win) => (
          <li key={win.id} className="flex w-40 shrink-0 flex-col gap-0.5 rounded-lg bg-surface-1 p-3 inset-ring inset-ring-line">
            <span className="truncate text-sm text-ink-soft">{win.login}</span>
            <Amount
              className="text-lg font-extrabold text-positive"
              amount_minor={win.winAmount}
              currency={win.currency}
              exponent={win.exponent}
              locale={locale}
              trim
            />
            <span className="amount text-xs text-ink-soft">
              {text(`sport-wins.${win.betType}`)} · {multipleText(win.coefficient)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

export default SportWins
