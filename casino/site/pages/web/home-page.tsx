import { useLoaderData } from 'react-router'
import { pageClientLoader, pageShouldRevalidate } from '#kernel/web/page/client-load-page.ts'
import { pageLoader } from '#kernel/web/page/load-page.ts'
import { PageComponents } from '#kernel/web/page/page-components.tsx'
import { PageContainer } from '#ui/layout/page-container.tsx'
import { HomeHero } from './home-hero.tsx'

export const loader = pageLoader()
export const clientLoader = pageClientLoader()
export const shouldRevalidate = pageShouldRevalidate

/** Above the fold: bundled with the page itself. */
const own = { 'home-hero': HomeHero }

/** The home page; the page store defines its sections and their order. */
const HomePage = () => (
  <PageContainer>
    <PageComponents page={useLoaderData<typeof loader>()} own={own} />
  </PageContainer>
)

export default HomePage
