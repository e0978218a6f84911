import { useLoaderData } from 'react-router'
import { pageClientLoader, pageShouldRevalidate } from '#kernel/web/page/client-load-page.ts'
import { pageLoader } from '#kernel/web/page/load-page.ts'
import { PageComponents } from '#kernel/web/page/page-components.tsx'
import { PageContainer } from '#ui/layout/page-container.tsx'
import { HomeHero } from './home-hero.tsx'

export const loader = pageLoader()
export const clientLoader = pageClientLoader()
export const shouldRevalidate = pageShouldRevalidate

/** In sight first: it comes with the page itself. */
const own = { 'home-hero': HomeHero }

/** The first page: what stands on it, and in which order, is the page store's. */
const HomePage = () => (
  <PageContainer>
    <PageComponents page={useLoaderData<typeof loader>()} own={own} />
  </PageContainer>
)

export default HomePage
