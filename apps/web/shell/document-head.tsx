import { useLocation, useMatches } from 'react-router'
import type { PageData } from '#kernel/web/page/page-data.ts'
import type { AppState } from '#kernel/web/state/app-state.ts'
import { HeadForMachines } from './head-for-machines.tsx'

/**
 * Title and description of the current page. The rest of the head is only needed in the served document, so it is rendered on the
 * server alone.
 */
export const DocumentHead = () => {
  const { pathname } = useLocation()
  const matches = useMatches()
  const seo = (matches.at(-1)?.loaderData as PageData | undefined)?.seo
  return (
    <>
      {seo && (
        <>
          <title>{seo.title}</title>
          <meta name="description" content={seo.description} />
        </>
      )}
      {import.meta.env.SSR && (
        <HeadForMachines seo={seo} config={(matches[0]?.loaderData as AppState | undefined)?.config} path={pathname} />
      )}
    </>
  )
}
