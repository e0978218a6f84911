import { Suspense } from 'react'
import { profileTabs } from '../extensions.ts'
import type { pageTexts as texts } from '../page-texts.ts'
import { lazyPart } from '#kernel/web/lazy-part.ts'
import { pageClientLoader, pageShouldRevalidate } from '#kernel/web/page/client-load-page.ts'
import { pageLoader } from '#kernel/web/page/load-page.ts'
import { contributionsTo } from '#kernel/extensions.ts'
import { everyWebSlice } from '#kernel/web/every-web-slice.ts'
import { useAppState, useMain } from '#kernel/web/state/app-state.ts'
import { isComponentUsed } from '#kernel/web/state/house-facts.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Amount } from '#ui/amount.tsx'
import { Avatar } from '#ui/avatar.tsx'
import { PageContainer } from '#ui/layout/page-container.tsx'
import { ProfileSections, Waiting } from './profile-sections.tsx'

export const loader = pageLoader()
export const clientLoader = pageClientLoader()
export const shouldRevalidate = pageShouldRevalidate

const WhoIsHere = () => {
  const text = useText<typeof texts>()
  const { locale } = useFormats()
  const { login, playerInfo } = useMain()
  const balance = playerInfo?.playerBalance
  return (
    <header className="flex items-center gap-4">
      <Avatar handle={login ?? ''} size="lg" />
      <div className="min-w-0">
        <h1 className="truncate text-2xl font-extrabold normal-case">{login ?? text('profile.heading')}</h1>
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

const Sections = lazyPart(async () => {
  const tabs = contributionsTo(await everyWebSlice(), profileTabs)
    .toSorted((one, other) => one.position - other.position)
    .map((tab) => ({ ...tab, View: lazyPart(tab.load) }))
  const Shown = () => {
    const { config } = useAppState()
    return <ProfileSections tabs={tabs.filter(({ component }) => component === undefined || isComponentUsed(config, component))} />
  }
  return { default: Shown }
})

/** The player's own profile page. Its sections are contributed by the slices that own them. */
const ProfilePage = () => (
  <PageContainer>
    <WhoIsHere />
    <Suspense fallback={<Waiting />}>
      <Sections />
    </Suspense>
  </PageContainer>
)

export default ProfilePage
