import { Link, useLoaderData, useSearchParams } from 'react-router'
import type { pageTexts as texts } from '../page-texts.ts'
import { pageClientLoader, pageShouldRevalidate } from '#kernel/web/page/client-load-page.ts'
import { pageLoader } from '#kernel/web/page/load-page.ts'
import { PageComponents } from '#kernel/web/page/page-components.tsx'
import { useIsPlayClosed } from '#kernel/web/state/app-state.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Illustration } from '#ui/illustration.tsx'
import { PageContainer } from '#ui/layout/page-container.tsx'
import { PageHeading } from '#ui/layout/page-heading.tsx'
import { Tabs } from '#ui/tabs.tsx'

export const loader = pageLoader()
export const clientLoader = pageClientLoader()
export const shouldRevalidate = pageShouldRevalidate

const Empty = () => {
  const text = useText<typeof texts>()
  const is_closed = useIsPlayClosed()
  return (
    <EmptyState
      picture={<Illustration name="no-bonuses" />}
      heading={text('bonuses.empty.heading')}
      action={
        !is_closed && (
          <Link to="/games/" className={buttonClass()}>
            {text('bonuses.empty.action')}
          </Link>
        )
      }
    >
      {text('bonuses.empty.text')}
    </EmptyState>
  )
}

const own = { bonuses: Empty }

/** Bonuses of the casino and of sport. There are none yet in this house, and the page says so; what the player was given stands above. */
const BonusesPage = () => {
  const text = useText<typeof texts>()
  const page = useLoaderData<typeof loader>()
  const [query, setQuery] = useSearchParams()
  const tab = query.get('tab') === 'sport' ? 'sport' : 'casino'
  return (
    <PageContainer>
      <PageHeading heading={text('bonuses.heading')} />
      <Tabs
        label={text('bonuses.tabs')}
        value={tab}
        tabs={[
          { value: 'casino', label: text('bonuses.tab.casino') },
          { value: 'sport', label: text('bonuses.tab.sport') },
        ]}
        onChange={(value) => setQuery(value === 'sport' ? { tab: value } : {}, { preventScrollReset: true })}
      >
        {tab === 'casino' ? <PageComponents page={page} own={own} /> : <Empty />}
      </Tabs>
    </PageContainer>
  )
}

export default BonusesPage
