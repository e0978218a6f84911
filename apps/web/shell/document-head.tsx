import { useMatches } from 'react-router'
import type { PageData } from '#kernel/web/page/page-data.ts'

/** Title and description of the page in sight. */
export const DocumentHead = () => {
  const page = useMatches().at(-1)?.loaderData as PageData | undefined
  if (!page?.seo) return null
  return (
    <>
      <title>{page.seo.title}</title>
      <meta name="description" content={page.seo.description} />
    </>
  )
}
