import { Phone } from 'lucide-react'
import { useLoaderData } from 'react-router'
import type { texts } from '../page-texts.ts'
import { pageClientLoader, pageShouldRevalidate } from '#kernel/web/page/client-load-page.ts'
import { pageLoader } from '#kernel/web/page/load-page.ts'
import { PageComponents } from '#kernel/web/page/page-components.tsx'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Card } from '#ui/card.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { PageContainer } from '#ui/layout/page-container.tsx'
import { PageHeading } from '#ui/layout/page-heading.tsx'
import { SelfCheck } from './self-check.tsx'
import { WaysToStop } from './ways-to-stop.tsx'

export const loader = pageLoader()
export const clientLoader = pageClientLoader()
export const shouldRevalidate = pageShouldRevalidate

const rules = ['safe.rule.money', 'safe.rule.time', 'safe.rule.chase', 'safe.rule.credit', 'safe.rule.mood'] as const
const facts = ['house', 'memory', 'near'] as const

const Help = () => {
  const text = useText<typeof texts>()
  return (
    <section className="flex flex-col gap-4 rounded-2xl bg-surface-1 bg-glow p-5 shadow-low inset-ring inset-ring-line md:flex-row md:items-center md:p-7">
      <div className="md:flex-1">
        <h2 className="text-xl font-extrabold">{text('safe.help.heading')}</h2>
        <p className="mt-1 text-ink-soft">{text('safe.help.text')}</p>
      </div>
      <a href="tel:0800336105" className={buttonClass({ size: 'lg', wide: true }, 'max-md:px-4! md:w-auto')}>
        <Phone className="size-5" aria-hidden="true" />
        {text('safe.help.call')}
      </a>
    </section>
  )
}

const Rules = () => {
  const text = useText<typeof texts>()
  return (
    <Card heading={text('safe.rules.heading')}>
      <ol className="flex flex-col gap-3">
        {rules.map((rule, index) => (
          <li key={rule} className="flex items-start gap-3">
            <span
              className="amount grid size-7 shrink-0 place-items-center rounded-full bg-accent-soft text-sm font-bold text-accent-ink"
              aria-hidden="true"
            >
              {index + 1}
            </span>
            <span className="pt-0.5">{text(rule)}</span>
          </li>
        ))}
      </ol>
    </Card>
  )
}

const Facts = () => {
  const text = useText<typeof texts>()
  return (
    <section>
      <h2 className="mb-3 text-xl font-extrabold">{text('safe.facts.heading')}</h2>
      <div className="flex flex-col gap-2">
        {facts.map((fact) => (
          <Disclosure key={fact} summary={text(`safe.fact.${fact}.heading`)}>
            <p>{text(`safe.fact.${fact}.text`)}</p>
          </Disclosure>
        ))}
      </div>
    </section>
  )
}

/** Advice, signs of problem gambling, and where to get help. A player's own settings come first. */
const ResponsiblePlayPage = () => {
  const text = useText<typeof texts>()
  return (
    <PageContainer width="text">
      <PageHeading heading={text('safe.heading')} text={text('safe.lead')} />
      <PageComponents page={useLoaderData<typeof loader>()} />
      <Help />
      <Rules />
      <SelfCheck />
      <WaysToStop />
      <Facts />
      <section>
        <h2 className="mb-2 text-xl font-extrabold">{text('safe.minors.heading')}</h2>
        <p className="text-ink-soft">{text('safe.minors.text')}</p>
      </section>
    </PageContainer>
  )
}

export default ResponsiblePlayPage
