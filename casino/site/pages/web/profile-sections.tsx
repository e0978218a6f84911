import { memo, Suspense, type ComponentType } from 'react'
import { useSearchParams } from 'react-router'
import type { texts } from '../texts.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { SkeletonText } from '#ui/skeleton.tsx'
import { Tabs } from '#ui/tabs.tsx'

interface Section {
  readonly name: string
  readonly title: string
  readonly View: ComponentType
}

export const Waiting = () => {
  const text = useText<typeof texts>()
  return (
    <div role="status" aria-label={text('profile.loading')}>
      <SkeletonText lines={6} />
    </div>
  )
}

/**
 * Keeps still while the state around it changes: what the server rendered and is not alive yet would else be thrown away and
 * rendered anew.
 */
const Shown = memo(({ View }: Pick<Section, 'View'>) => (
  <Suspense fallback={<Waiting />}>
    <View />
  </Suspense>
))

/** The tabs of the profile; the chosen one stands in the address. */
export const ProfileSections = ({ tabs }: { readonly tabs: readonly Section[] }) => {
  const text = useText<typeof texts>()
  const translate = useText()
  const [query, setQuery] = useSearchParams()
  const chosen = tabs.find((tab) => tab.name === query.get('tab')) ?? tabs[0]
  if (!chosen) return null
  return (
    <Tabs
      label={text('profile.tabs')}
      value={chosen.name}
      tabs={tabs.map((tab) => ({ value: tab.name, label: translate(tab.title) }))}
      onChange={(tab) => setQuery({ tab }, { replace: true, preventScrollReset: true })}
    >
      <Shown View={chosen.View} />
    </Tabs>
  )
}
