import { Suspense } from 'react'
import type { PageData } from '#kernel/web/page/page-data.ts'
import { viewOf } from './registry.ts'

/** The components of a page, in the order of the page store, each with the view of the slice that owns its type. */
export const PageComponents = ({ page }: { readonly page: PageData }) =>
  page.components.map((component, index) => {
    const View = viewOf(component.type)
    if (!View) return null
    return (
      <Suspense key={`${component.type} ${index}`} fallback={null}>
        <View data={component.data} settings={component.settings} />
      </Suspense>
    )
  })
