import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import type { texts } from '#casino/site/pages/texts.ts'
import { pageClientLoader, pageShouldRevalidate } from '#kernel/web/page/client-load-page.ts'
import { pageLoader } from '#kernel/web/page/load-page.ts'
import { profileTabs } from '#kernel/web/profile-tabs.ts'
import { useMain } from '#kernel/web/state/app-state.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Amount } from '#ui/amount.tsx'
import { Avatar } from '#ui/avatar.tsx'
import { PageContainer } from '#ui/layout/page-container.tsx'
import { SkeletonText } from '#ui/skeleton.tsx'
import { Tabs } from '#ui/tabs.tsx'

export const loader = pageLoader()
export const clientLoader = pageClientLoader()
export const shouldRevalidate = pageShouldRevalidate

/** Made once: a lazy component made in a render would load anew with each. */
let views: ReadonlyMap<string, ReturnType<typeof lazy>> | undefined
const viewOf = (name: string): ReturnType<typeof lazy> | undefined => {
  views ??= new Map(profileTabs().map((tab) => [tab.name, lazy(tab.load)]))
  return views.get(name)
}

const WhoIsHere = () => {
  const text = useText<typeof texts>()
  const { locale } = useFormats()
  const { login, playerInfo } = useMain()
  const balance = playerInfo?.playerBalance
  return (
    <header className="flex items-center gap-4">
      <Avatar handle={login ?? ''} size="lg" />
      <div className="min-w-0">
        <h1 className="truncate text-2xl font-extrabold">{login ?? text('profile.heading')}</h1>
        {balance && (
          <p className="text-ink-soft">
            {text('profile.balance')}:{' '}
            <Amount
              amount_minor={balance.balance}
              currency={balance.currency}
              exponent={balance.exponent}
              locale={locale}
              className="font-bold text-ink"
            />
          </p>
        )}
      </div>
    </header>
  )
}

/** The player's own page. Its sections come from the slices that own them. */
const ProfilePage = () => {
  const text = useText<typeof texts>()
  const translate = useText()
  const [query, setQuery] = useSearchParams()
  const tabs = profileTabs()
  const chosen = tabs.find((tab) => tab.name === query.get('tab')) ?? tabs[0]
  const View = chosen ? viewOf(chosen.name) : undefined
  return (
    <PageContainer>
      <WhoIsHere />
      {chosen && View && (
        <Tabs
          label={text('profile.tabs')}
          value={chosen.name}
          tabs={tabs.map((tab) => ({ value: tab.name, label: translate(tab.title) }))}
          onChange={(tab) => setQuery({ tab }, { replace: true, preventScrollReset: true })}
        >
          <Suspense
            fallback={
              <div role="status" aria-label={text('profile.loading')}>
                <SkeletonText lines={6} />
              </div>
            }
          >
            <View />
          </Suspense>
        </Tabs>
      )}
    </PageContainer>
  )
}

export default ProfilePage
