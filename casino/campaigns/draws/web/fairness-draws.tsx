import { useState, type SubmitEvent } from 'react'
import type { PageComponentProps } from '#kernel/web-slice.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { FairDraw } from '../contract.ts'
import type { texts } from '../texts.ts'
import { OddsTable } from './odds-table.tsx'

const Fact = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <div>
    <dt className="text-xs text-ink-soft">{name}</dt>
    <dd className="text-xs wrap-anywhere text-ink">{value}</dd>
  </div>
)

/** Recomputes one round in this browser, once the seed is revealed. */
const RoundCheck = ({ draw, server_seed }: { readonly draw: FairDraw; readonly server_seed: string }) => {
  const text = useText<typeof texts>()
  const [input, setInput] = useState('')
  const [said, setSaid] = useState('')
  const check = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    const { drawAgain } = await import('./draw-again.ts')
    const { is_committed, title } = await drawAgain(draw, server_seed, input.trim())
    if (!is_committed) return setSaid(text('draws.fairness.not-committed'))
    setSaid(title === null ? text('draws.fairness.brings-nothing') : text('draws.fairness.brings', { prize: title }))
  }
  return (
    <form className="flex flex-col items-start gap-3 sm:max-w-105" onSubmit={(event) => void check(event)}>
      <TextField
        label={text('draws.fairness.input')}
        hint={text('draws.fairness.input.hint')}
        value={input}
        autoComplete="off"
        maxLength={80}
        required
        pattern="[A-Za-z0-9_\-]+(:[0-9]+)?"
        onChange={(event) => setInput(event.target.value)}
      />
      <Button type="submit" variant="secondary" disabled={input.trim() === ''}>
        {text('draws.fairness.check')}
      </Button>
      <p role="status" className="font-semibold">
        {said}
      </p>
    </form>
  )
}

const Draw = ({ draw, is_first }: { readonly draw: FairDraw; readonly is_first: boolean }) => {
  const text = useText<typeof texts>()
  const { dateTime } = useFormats()
  return (
    <Disclosure
      open={is_first}
      summary={
        <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-0.5">
          <span>{draw.title}</span>
          <span className="text-sm font-normal text-ink-soft">
            {dateTime(draw.startsAt)} – {dateTime(draw.endsAt)}
          </span>
        </span>
      }
    >
      <div className="flex flex-col gap-4">
        <OddsTable caption={draw.title} draw={draw} />
        <dl className="flex flex-col gap-2">
          <Fact name={text('draws.fairness.hash')} value={draw.serverSeedHash} />
          {draw.serverSeed !== null && <Fact name={text('draws.fairness.seed')} value={draw.serverSeed} />}
        </dl>
        {draw.serverSeed === null ? (
          <p className="text-sm text-ink-soft">{text('draws.fairness.sealed')}</p>
        ) : (
          <RoundCheck draw={draw} server_seed={draw.serverSeed} />
        )}
      </div>
    </Disclosure>
  )
}

/** Prize draws on the fairness page: commitments, odds, and revealed seeds. */
const FairnessDraws = ({ data }: PageComponentProps<'fairness-draws'>) => {
  const text = useText<typeof texts>()
  return (
    <section id="draws">
      <Card heading={text('draws.fairness')}>
        <p className="mb-3 text-ink-soft">{text('draws.fairness.text')}</p>
        {data.draws.map((draw, index) => (
          <Draw key={draw.id} draw={draw} is_first={index === 0} />
        ))}
        <a href="/fairness/verify-draws.py" download className="mt-4 inline-block text-sm font-semibold text-accent-ink underline">
          {text('draws.fairness.script')}
        </a>
      </Card>
    </section>
  )
}

export default FairnessDraws
