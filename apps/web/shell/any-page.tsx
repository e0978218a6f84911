import { useLoaderData } from 'react-router'
import { pageClientLoader, pageShouldRevalidate } from '#kernel/web/page/client-load-page.ts'
import { PageComponents } from '#kernel/web/page/page-components.tsx'
import { pageLoader } from '#kernel/web/page/load-page.ts'
import { PageContainer } from '#ui/layout/page-container.tsx'
import { PageHeading } from '#ui/layout/page-heading.tsx'

export const loader = pageLoader()
export const clientLoader = pageClientLoader()
export const shouldRevalidate = pageShouldRevalidate

/** A page of the store that no slice has a view for: its title, unless a component brings the heading, and its components. */
const AnyPage = () => {
  const page = useLoaderData<typeof loader>()
  return (
    <PageContainer>
      {!page.components.some(({ settings }) => settings['isHeading'] === true) && <PageHeading heading={page.seo.title} />}
      <PageComponents page={page} />
    </PageContainer>
  )
}

export default AnyPage
