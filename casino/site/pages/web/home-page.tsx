import { useLoaderData } from 'react-router'
import type { texts } from '#casino/site/pages/texts.ts'
import { pageClientLoader, pageShouldRevalidate } from '#kernel/web/page/client-load-page.ts'
import { pageLoader } from '#kernel/web/page/load-page.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { PageContainer } from '#ui/layout/page-container.tsx'

export const loader = pageLoader()
export const clientLoader = pageClientLoader()
export const shouldRevalidate = pageShouldRevalidate

const HomePage = () => {
  const text = useText<typeof texts>()
  const page = useLoaderData<typeof loader>()
  return (
    <PageContainer>
      <h1>{text('home.hero.heading')}</h1>
      <p>{page.name}</p>
    </PageContainer>
  )
}

export default HomePage
