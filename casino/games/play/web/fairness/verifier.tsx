import { Suspense, useEffect, useId, useState, type FormEvent } from 'react'
import { leadToField } from '#kernel/web/forms/lead-to-field.ts'
import { lazyPart } from '#kernel/web/lazy-part.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { Notice } from '#ui/notice.tsx'
import { Skeleton, SkeletonText } from '#ui/skeleton.tsx'
import type { GameFigures } from '../../fairness-data.ts'
import type { Seeds } from '../../fairness-contract.ts'
import type { texts } from '../../fairness-texts.ts'
import type { RevealedRound } from '../verify-round.ts'
import { exampleRound } from './example-round.ts'
import { emptyForm, formOf, readForm, type FieldFault, type RoundField, type RoundForm } from './round-form.ts'
import { PasteField } from './paste-field.tsx'
import { Reveal } from './reveal.tsx'
import { RoundFields } from './round-fields.tsx'
import type { TracedRound } from './trace-round.ts'
import { useHistoryRound } from './use-history-round.ts'

const TracedView = lazyPart(() => import('./traced-view.tsx'))

/** A check that was made: what was asked and what came out. */
interface Checked {
  readonly round: RevealedRound
  readonly traced: TracedRound
}

type Faults = Readonly<Partial<Record<RoundField, FieldFault>>>

const useVerifier = (onChecked: (round: RevealedRound) => void) => {
  const [form, setForm] = useState<RoundForm>(emptyForm)
  const [faults, setFaults] = useState<Faults>({})
  const [checked, setChecked] = useState<Checked | null>(null)
  const [is_busy, setBusy] = useState(false)
  const id = useId()
  const idOf = (field: RoundField): string => `${id}-${field}`
  const change = (next: RoundForm): void => {
    setForm(next)
    setFaults({})
    setChecked(null)
  }
  const check = async (given: RoundForm): Promise<void> => {
    const read = readForm(given)
    if (!read.ok) {
      const [first = 'slug'] = Object.keys(read.faults) as RoundField[]
      return leadToField(idOf(first), () => setFaults(read.faults))
    }
    setFaults({})
    setBusy(true)
    // The games' maths come only now: most visitors of the page read it and leave.
    const { traceRound } = await import('./trace-round.ts')
    setChecked({ round: read.round, traced: await traceRound(read.round) })
    setBusy(false)
    onChecked(read.round)
  }
  return { form, faults, checked, is_busy, idOf, change, check }
}

const Result = ({ checked, games }: { readonly checked: Checked; readonly games: readonly GameFigures[] }) => (
  <Suspense fallback={<Skeleton className="mt-5 h-40" />}>
    <TracedView {...checked} games={games} />
  </Suspense>
)

interface VerifierProps {
  /** Null for a guest. */
  readonly seeds: Seeds | null
  readonly onSeeds: (seeds: Seeds) => void
  readonly games: readonly GameFigures[]
  readonly onChecked: (round: RevealedRound) => void
}

/** Any round, checked in the browser alone: pasted, typed, or opened from the history with `?round=`. */
export const Verifier = ({ seeds, onSeeds, games, onChecked }: VerifierProps) => {
  const text = useText<typeof texts>()
  const { form, faults, checked, is_busy, idOf, change, check } = useVerifier(onChecked)
  const history = useHistoryRound(seeds)
  const fill = (next: RoundForm): void => {
    change(next)
    void check(next)
  }
  useEffect(() => {
    if (history.state !== 'loaded') return
    const next = formOf({ ...history.round })
    change(next)
    if (history.round.server_seed !== null) void check(next)
    // The round is filled in when it comes, and again when its secret is revealed; not with every letter typed since.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [history])
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    void check(form)
  }
  return (
    <section id="verify">
      <h2 className="text-xl font-extrabold">{text('fairness.verify.heading')}</h2>
      <p className="mt-1 mb-3 text-ink-soft">{text('fairness.verify.text')}</p>
      <Card>
        {history.state === 'loading' && (
          <div role="status" aria-label={text('fairness.verify.round-loading')} className="mb-4">
            <SkeletonText lines={2} />
          </div>
        )}
        {history.state === 'failed' && (
          <Notice tone="negative" announce className="mb-4">
            {history.message}
          </Notice>
        )}
        {history.state === 'loaded' && history.round.server_seed === null && seeds && (
          <Reveal is_held={history.round.is_held} seeds={seeds} onSeeds={onSeeds} />
        )}
        <form noValidate onSubmit={submit}>
          <PasteField onPasted={fill} />
          <Disclosure summary={text('fairness.verify.details')} className="mt-4 bg-surface-2">
            <RoundFields form={form} faults={faults} games={games} idOf={idOf} onChange={change} />
          </Disclosure>
          <div className="mt-5 flex flex-wrap gap-3">
            <Button type="submit" loading={is_busy}>
              {text('fairness.verify.go')}
            </Button>
            <Button variant="ghost" onClick={() => fill(formOf({ ...exampleRound }))}>
              {text('fairness.verify.example')}
            </Button>
          </div>
        </form>
        {/* Present from the start: a live region that appears with its words is not read out. */}
        <div aria-live="polite">{checked && <Result checked={checked} games={games} />}</div>
      </Card>
    </section>
  )
}
