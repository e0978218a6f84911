import { useState } from 'react'
import type { EventView } from '#casino/sportsbook/catalogue/contract.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import type { texts } from '../texts.ts'
import { useMatchFairness } from './match-fairness.ts'

const Fact = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <div>
    <dt className="text-xs text-ink-soft">{name}</dt>
    <dd className="text-xs wrap-anywhere text-ink">{value}</dd>
  </div>
)

/** What a simulated match was committed to; once it is over, its replay in this browser. */
export const MatchCheck = ({ event }: { readonly event: EventView }) => {
  const text = useText<typeof texts>()
  const [is_busy, setBusy] = useState(false)
  const [said, setSaid] = useState('')
  const { fairness, refresh } = useMatchFairness(event.id)
  const replay = async (): Promise<void> => {
    setBusy(true)
    try {
      const data = await refresh()
      if (!data?.serverSeed) return setSaid(text('sport.fairness.failed'))
      const { replayMatch } = await import('./replay-match.ts')
      const { is_committed, score } = await replayMatch(data)
      const shown = event.play?.score
      const is_same = is_committed && score.home === shown?.home && score.away === shown.away
      setSaid(is_same ? text('sport.fairness.same', { score: `${score.home}:${score.away}` }) : text('sport.fairness.differs'))
    } catch {
      setSaid(text('sport.fairness.failed'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Card heading={text('sport.fairness')}>
      <div className="flex flex-col gap-3">
        <p className="text-sm text-ink-soft">{text('sport.fairness.text')}</p>
        {fairness && (
          <dl className="flex flex-col gap-2">
            <Fact name={text('sport.fairness.number')} value={String(fairness.number)} />
            <Fact name={text('sport.fairness.hash')} value={fairness.serverSeedHash} />
            {fairness.serverSeed !== null && <Fact name={text('sport.fairness.seed')} value={fairness.serverSeed} />}
          </dl>
        )}
        {event.state === 'ended' && (
          <Button variant="secondary" disabled={is_busy} onClick={() => void replay()}>
            {text('sport.fairness.replay')}
          </Button>
        )}
        <a
          href="/fairness/verify-matches.py"
          download
          className="flex min-h-11 items-center self-start text-sm font-semibold text-accent-ink hover:underline"
        >
          {text('sport.fairness.script')}
        </a>
        <p role="status" className="text-sm font-semibold text-ink">
          {said}
        </p>
      </div>
    </Card>
  )
}
