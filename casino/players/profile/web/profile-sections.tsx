import { memo, Suspense, useEffect, useRef, type ComponentType } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { pageTexts as texts } from '../page-texts.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { chipClass } from '#ui/chip.tsx'
import { SkeletonText } from '#ui/skeleton.tsx'
import { Tabs } from '#ui/tabs.tsx'

interface Section {
  readonly name: string
  readonly title: string
  readonly group?: 'personal' | 'history'
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

/** Memoised, because a change around a server-rendered part that is not hydrated yet would make React render it anew. */
const Shown = memo(({ View }: Pick<Section, 'View'>) => (
  <Suspense fallback={<Waiting />}>
    <View />
  </Suspense>
))

/** A tab is a group of sections or a single section; a group is placed where its first section is. */
const tabsOf = (sections: readonly Section[]) => {
  const groups = new Map<string, Section[]>()
  for (const section of sections) {
    const name = section.group ?? section.name
    groups.set(name, [...(groups.get(name) ?? []), section])
  }
  return [...groups].map(([name, parts]) => ({ name, parts }))
}

/** On a phone the parts of a tab are wider than the screen: the one that is shown is in sight, also where an address opened it. */
const useChosenInSight = (chosen: string | undefined) => {
  const row = useRef<HTMLElement>(null)
  useEffect(() => {
    const chip = row.current?.querySelector<HTMLElement>('[aria-current=page]')
    // Sideways alone: the page itself stays where its reader is.
    if (row.current && chip)
      row.current.scrollLeft = chip.offsetLeft - row.current.offsetLeft - (row.current.clientWidth - chip.clientWidth) / 2
  }, [chosen])
  return row
}

/** The profile's tabs; the selected section is in the address, so that Back returns to the previous one. */
export const ProfileSections = ({ tabs: sections }: { readonly tabs: readonly Section[] }) => {
  const text = useText<typeof texts>()
  const translate = useText()
  const [query, setQuery] = useSearchParams()
  const tabs = tabsOf(sections)
  const asked = query.get('tab')
  const tab = tabs.find(({ parts }) => parts.some(({ name }) => name === asked)) ?? tabs[0]
  const chosen = tab?.parts.find(({ name }) => name === asked) ?? tab?.parts[0]
  const parts = useChosenInSight(chosen?.name)
  if (!tab || !chosen) return null
  const open = (name: string) => setQuery({ tab: name }, { preventScrollReset: true })
  return (
    <Tabs
      label={text('profile.tabs')}
      value={tab.name}
      tabs={tabs.map(({ name, parts: [first] }) => ({
        value: name,
        label: first?.group ? text(`profile.group.${first.group}`) : translate(first?.title ?? ''),
      }))}
      onChange={(name) => open(tabs.find((one) => one.name === name)?.parts[0]?.name ?? name)}
    >
      {tab.parts.length > 1 && (
        <nav
          ref={parts}
          aria-label={text(`profile.group.${chosen.group ?? 'personal'}`)}
          className="no-scrollbar -mx-4 mb-5 flex gap-2 overflow-x-auto px-4 py-1"
        >
          {tab.parts.map(({ name, title }) => (
            <Link
              key={name}
              to={{ search: `?tab=${name}` }}
              preventScrollReset
              aria-current={name === chosen.name ? 'page' : undefined}
              className={chipClass()}
            >
              {translate(title)}
            </Link>
          ))}
        </nav>
      )}
      <Shown View={chosen.View} />
    </Tabs>
  )
}
