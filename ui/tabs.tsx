import { useEffect, useId, useRef } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { classNames } from './class-names.ts'

type Tab<Value extends string> = {
  readonly value: Value
  readonly label: string
  readonly count?: number
}

type TabsProps<Value extends string> = {
  readonly label: string
  readonly value: Value
  readonly tabs: readonly Tab<Value>[]
  readonly onChange: (value: Value) => void
  /** Content of the selected tab. */
  readonly children: ReactNode
  readonly className?: string
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

/** Arrow keys, Home and End move selection and focus together, as the ARIA pattern asks. */
const onKeys =
  <Value extends string>(tabs: readonly Tab<Value>[], value: Value, onChange: (value: Value) => void) =>
  (event: KeyboardEvent) => {
    const now = tabs.findIndex((tab) => tab.value === value)
    const step = steps[event.key]
    const next = event.key === 'Home' ? 0 : event.key === 'End' ? tabs.length - 1 : step && (now + step + tabs.length) % tabs.length
    const target = next === undefined ? undefined : tabs[next]
    if (!target || next === undefined) return
    event.preventDefault()
    onChange(target.value)
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }

/** On a phone the row may be wider than the screen: the selected tab is scrolled to its middle, without scrolling the page. */
const useChosenInSight = (value: string) => {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>('[aria-selected=true]')
    if (!row.current || !chosen) return
    const [around, own] = [row.current.getBoundingClientRect(), chosen.getBoundingClientRect()]
    row.current.scrollLeft += own.left + own.width / 2 - (around.left + around.width / 2)
  }, [value])
  return row
}

export const Tabs = <Value extends string>({ label, value, tabs, onChange, children, className }: TabsProps<Value>) => {
  const id = useId()
  const row = useChosenInSight(value)
  return (
    <div className={className}>
      <div
        ref={row}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeys(tabs, value, onChange)}
        className="no-scrollbar flex gap-6 overflow-x-auto border-b border-line"
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChange(tab.value)}
            className={classNames(
              'flex h-12 shrink-0 items-center gap-2 border-b-2 text-sm font-bold transition-colors -outline-offset-2',
              tab.value === value ? 'border-accent-ink text-ink' : 'border-transparent text-ink-soft hover:text-ink',
            )}
          >
            {tab.label}
            {tab.count !== undefined && <span className="amount rounded-full bg-surface-2 px-2 text-xs text-ink-soft">{tab.count}</span>}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} tabIndex={0} className="rounded-sm pt-5">
        {children}
      </div>
    </div>
  )
}
