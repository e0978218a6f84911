import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { pageClientLoader, pageShouldRevalidate } from '#kernel/web/page/client-load-page.ts'
import { pageLoader } from '#kernel/web/page/load-page.ts'
import { PageComponents } from '#kernel/web/page/page-components.tsx'
import { componentOf } from '#kernel/web/page/page-data.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { PageContainer } from '#ui/layout/page-container.tsx'
import { PageHeading } from '#ui/layout/page-heading.tsx'
import type { Seeds } from '../../fairness-contract.ts'
import type { texts } from '../../fairness-texts.ts'
import type { RevealedRound } from '../verify-round.ts'
import { CheckYourself } from './check-yourself.tsx'
import { FiguresTable } from './figures-table.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { SeedsPanel } from './seeds-panel.tsx'
import { Verifier } from './verifier.tsx'

export const loader = pageLoader()
export const clientLoader = pageClientLoader()
export const shouldRevalidate = pageShouldRevalidate

/** What this page shows itself; the rest is what other slices bring to it. */
const own: ReadonlySet<string> = new Set(['fairness-figures', 'fairness-seeds'])

/** How chance works here, for everybody: in words, in one's own seeds, in any round, and in exact figures. */
const FairnessPage = () => {
  const text = useText<typeof texts>()
  const page = useLoaderData<typeof loader>()
  const games = componentOf(page, 'fairness-figures')?.games ?? []
  const loaded = componentOf(page, 'fairness-seeds') ?? null
  const others = { ...page, components: page.components.filter(({ type }) => !own.has(type)) }
  const [changed, setChanged] = useState<Seeds | null>(null)
  const [checked, setChecked] = useState<RevealedRound | null>(null)
  // A page that was loaded for a guest forgets what a player saw before.
  const seeds = loaded && (changed ?? loaded)
  return (
    <PageContainer width="text">
      <PageHeading heading={text('fairness.heading')} text={text('fairness.lead')} />
      <div className="-mt-3 flex flex-wrap gap-3">
        <a href="#verify" className={buttonClass()}>
          {text('fairness.to-verifier')}
        </a>
        <a href="#maths" className={buttonClass({ variant: 'secondary' })}>
          {text('fairness.to-figures')}
        </a>
      </div>
      <HowItWorks />
      <SeedsPanel seeds={seeds} onChange={setChanged} />
      <Verifier seeds={seeds} onSeeds={setChanged} games={games} onChecked={setChecked} />
      <CheckYourself round={checked} />
      <FiguresTable games={games} />
      <PageComponents page={others} />
    </PageContainer>
  )
}

export default FairnessPage
