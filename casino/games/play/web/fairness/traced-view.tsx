import { useText } from '#kernel/web/texts/use-text.tsx'
import { Badge } from '#ui/badge.tsx'
import { Notice } from '#ui/notice.tsx'
import type { GameFigures } from '../../fairness-data.ts'
import type { texts } from '../../fairness-texts.ts'
import type { RevealedRound } from '../verify-round.ts'
import { ByteBlocks } from './byte-blocks.tsx'
import { DrawsView } from './draws-view.tsx'
import { PocketView } from './pocket-view.tsx'
import { SpinsView } from './spins-view.tsx'
import { Step } from './step.tsx'
import type { TracedRound } from './trace-round.ts'

interface TracedViewProps {
  readonly round: RevealedRound
  readonly traced: TracedRound
  readonly games: readonly GameFigures[]
}

const Verdict = ({ traced: { verification } }: Pick<TracedViewProps, 'traced'>) => {
  const text = useText<typeof texts>()
  if (verification.ok)
    return (
      <Notice tone="positive" heading={text('fairness.verify.ok.heading')}>
        {text('fairness.verify.ok.text')}
      </Notice>
    )
  return (
    <Notice tone="negative" heading={text('fairness.verify.bad.heading')}>
      {text(`fairness.verify.bad.${verification.reason}`)}
    </Notice>
  )
}

const Matches = ({ yes }: { readonly yes: boolean }) => {
  const text = useText<typeof texts>()
  return <Badge tone={yes ? 'positive' : 'negative'}>{text(yes ? 'fairness.step.matches' : 'fairness.step.differs')}</Badge>
}

const Pair = ({ name, value, mono = false }: { readonly name: string; readonly value: string; readonly mono?: boolean }) => (
  <div>
    <dt className="text-xs font-semibold text-ink-soft">{name}</dt>
    <dd className={mono ? 'font-mono text-xs break-all' : 'amount'}>{value}</dd>
  </div>
)

/** The verdict, and under it every step that led there. */
const TracedView = ({ round, traced }: TracedViewProps) => {
  const text = useText<typeof texts>()
  const { verification, trace } = traced
  const computed_hash = trace?.computed_hash ?? ('computed_hash' in verification ? verification.computed_hash : null)
  return (
    <div className="mt-5 flex flex-col gap-4 border-t border-line pt-5">
      <Verdict traced={traced} />
      {computed_hash && (
        <Step number={1} heading={text('fairness.step.commitment')} aside={<Matches yes={computed_hash === round.server_seed_hash} />}>
          <dl className="flex flex-col gap-2">
            <Pair name={text('fairness.step.shown')} value={round.server_seed_hash} mono />
            <Pair name={text('fairness.step.computed')} value={computed_hash} mono />
          </dl>
        </Step>
      )}
      {trace && (
        <>
          <Step number={2} heading={text('fairness.step.bytes')}>
            <ByteBlocks blocks={trace.blocks} />
          </Step>
          <Step number={3} heading={text('fairness.step.draws')}>
            {trace.pocket && <PocketView draw={trace.pocket} />}
            {trace.spins.length > 0 && <SpinsView slug={round.slug} spins={trace.spins} />}
            {trace.draws.length > 0 && <DrawsView draws={trace.draws} />}
          </Step>
          <Step number={4} heading={text('fairness.step.win')} aside={<Matches yes={trace.win_minor === round.win_minor} />}>
            <dl className="flex flex-wrap gap-x-8 gap-y-2">
              <Pair name={text('fairness.step.win-paid')} value={String(round.win_minor)} />
              <Pair name={text('fairness.step.win-computed')} value={String(trace.win_minor)} />
            </dl>
          </Step>
        </>
      )}
    </div>
  )
}

export default TracedView
