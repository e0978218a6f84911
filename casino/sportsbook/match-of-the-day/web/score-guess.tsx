import { useState } from 'react'
import { formatAmount } from '#kernel/money/format-amount.ts'
import { useCommand } from '#kernel/web/forms/use-command.ts'
import { openModal } from '#kernel/web/modals/modals.ts'
import { useIsPlayClosed, useMain } from '#kernel/web/state/app-state.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { classNames } from '#ui/class-names.ts'
import { Notice } from '#ui/notice.tsx'
import { RefusedNotice } from '#ui/refused-notice.tsx'
import type { guessScore, MatchOfTheDay } from '../contract.ts'
import type { texts } from '../texts.ts'
import { askMatchAnew } from './use-match.ts'

const sides = ['home', 'draw', 'away'] as const

const sideOf = (score: string): (typeof sides)[number] => {
  const [home = 0, away = 0] = score.split(':').map(Number)
  if (home === away) return 'draw'
  return home > away ? 'home' : 'away'
}

interface ScoresProps {
  readonly scores: readonly string[]
  readonly chosen: string | null
  readonly choose: (score: string) => void
}

/** The scores that can be guessed, by who wins. */
const Scores = ({ scores, chosen, choose }: ScoresProps) => {
  const text = useText<typeof texts>()
  return (
    <div className="grid grid-cols-3 gap-x-3 gap-y-2">
      {sides.map((side) => (
        <div key={side} role="group" aria-label={text(`match-of-the-day.guess.${side}`)} className="flex min-w-0 flex-col gap-2">
          <p aria-hidden="true" className="flex min-h-8 items-end justify-center text-center text-xs text-ink-soft sm:min-h-4">
            {text(`match-of-the-day.guess.${side}`)}
          </p>
          <div className="grid grid-cols-2 gap-1.5">
            {scores
              .filter((score) => sideOf(score) === side)
              .map((score) => (
                <button
                  key={score}
                  type="button"
                  aria-pressed={chosen === score}
                  onClick={() => choose(score)}
                  className={classNames(
                    'amount min-h-11 rounded-sm font-bold inset-ring transition-colors motion-reduce:transition-none',
                    chosen === score
                      ? 'bg-accent text-on-accent inset-ring-accent-mark'
                      : 'bg-surface-2 text-ink inset-ring-line hover:bg-surface-3',
                  )}
                >
                  {score}
                </button>
              ))}
          </div>
        </div>
      ))}
    </div>
  )
}

/** What became of the player's guess. */
const OwnGuess = ({ match, score }: { readonly match: MatchOfTheDay; readonly score: string }) => {
  const text = useText<typeof texts>()
  const words = match.isRight === null ? 'waits' : match.isRight ? 'right' : 'wrong'
  return (
    <Notice tone={match.isRight ? 'positive' : 'info'} heading={text('match-of-the-day.guess.own', { score })} announce>
      {text(`match-of-the-day.guess.${words}`)}
    </Notice>
  )
}

const useGuess = ({ eventId }: MatchOfTheDay) => {
  const [chosen, choose] = useState<string | null>(null)
  const { is_sending, refused, send: sendGuess } = useCommand<typeof guessScore>('POST /rest/match-of-the-day/guess/')
  const send = async (): Promise<void> => {
    if (chosen === null) return
    await sendGuess({ body: { eventId, score: chosen } })
    await askMatchAnew()
  }
  return { chosen, choose, is_sending, refused, send }
}

/** One guess of the score, which costs nothing. */
export const ScoreGuess = ({ match }: { readonly match: MatchOfTheDay }) => {
  const text = useText<typeof texts>()
  const { locale } = useFormats()
  const { isGuest } = useMain()
  const is_closed = useIsPlayClosed()
  const { chosen, choose, is_sending, refused, send } = useGuess(match)
  const { prize, left, myScore, isOpen, scores } = match
  const said = formatAmount(prize.amount, { currency: prize.currency, exponent: prize.exponent, locale, trim: true })
  return (
    <Card heading={text('match-of-the-day.guess')}>
      <p className="mb-4 max-w-prose text-sm text-ink-soft">{text('match-of-the-day.guess.text', { prize: said, left })}</p>
      {myScore !== null && <OwnGuess match={match} score={myScore} />}
      {myScore === null && !isOpen && <Notice tone="info">{text('match-of-the-day.guess.closed')}</Notice>}
      {myScore === null && isOpen && !is_closed && (
        <div className="flex flex-col gap-4">
          <Scores scores={scores} chosen={chosen} choose={choose} />
          <RefusedNotice>{refused}</RefusedNotice>
          {isGuest ? (
            <Button size="lg" wide onClick={() => openModal('Login')}>
              {text('match-of-the-day.guess.sign-in')}
            </Button>
          ) : (
            <Button size="lg" wide loading={is_sending} disabled={chosen === null} onClick={() => void send()}>
              {chosen === null ? text('match-of-the-day.guess.none') : text('match-of-the-day.guess.send', { score: chosen })}
            </Button>
          )}
        </div>
      )}
    </Card>
  )
}
