import { renderToStaticMarkup as html } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ToastRegion, type Toast } from './toast-region.tsx'

const told = (heading: string, tone: Toast['tone'] = 'info'): Toast => ({ id: heading, heading, tone })

const region = (toasts: readonly Toast[], is_open = false): string =>
  html(
    <ToastRegion
      label="Notices"
      dismiss_label="Close"
      more_label={(count) => `${count} more`}
      fold_label="Fold"
      toasts={toasts}
      is_open={is_open}
      onToggle={() => undefined}
      onDismiss={() => undefined}
      onAttention={() => undefined}
      onFocusLost={() => undefined}
    />,
  )

/** Headings of toasts that are in the page but not in sight, by where. */
const folded = (markup: string) => {
  const all = [...markup.matchAll(/data-toast="true" class="([^"]*)".*?<p class="font-bold">([^<]*)/g)]
  const of = (name: string) => all.filter(([, classes = '']) => classes.split(' ').includes(name)).map(([, , heading]) => heading)
  return { on_phone: of('max-desk:hidden'), everywhere: of('hidden') }
}

test('of a burst a phone shows the newest, and a button in the polite region says how many stand behind it and unfolds them', () => {
  const burst = ['newest', 'third', 'second', 'first'].map((heading) => told(heading))
  const shut = region(burst)
  expect(shut).toMatch(/<section[^>]*aria-live="polite"/)
  expect(folded(shut)).toEqual({ on_phone: ['third', 'second', 'first'], everywhere: [] })
  expect(shut).toMatch(/<button type="button"[^>]*aria-expanded="false"[^>]*>.*3 more/)
  // What it unfolds comes next in the order of the keyboard.
  expect(shut).toMatch(/newest.*<button[^>]*aria-expanded.*third/)
  const open = region(burst, true)
  expect(folded(open)).toEqual({ on_phone: [], everywhere: [] })
  expect(open).toMatch(/<button type="button"[^>]*aria-expanded="true"[^>]*>Fold</)
})

test('one alone needs no button, what went wrong stays in sight, and a desktop folds only what its corner has no room for', () => {
  expect(region([told('saved')])).not.toContain('aria-expanded')
  const mixed = region([told('a drop'), told('refused', 'negative'), told('a race')])
  expect(folded(mixed).on_phone).toEqual(['a race'])
  expect(mixed).toContain('1 more')
  const many = region(['6', '5', '4', '3', '2', '1'].map((heading) => told(heading)))
  expect(folded(many)).toEqual({ on_phone: ['5', '4', '3'], everywhere: ['2', '1'] })
  expect(many).toMatch(/desk:hidden">5 more.*max-desk:hidden">2 more/)
})
