import { writeCookie } from '#kernel/web/cookies.ts'
import { useDocument } from '#kernel/web/document.tsx'
import type { Theme } from '#kernel/web/server-context.ts'
import { createStore, useStore } from '#kernel/web/state/store.ts'

/** TH-002, CN-046. */
const life_days = 365

const chosen = createStore<Theme | null>(null, { outlives_visitor: true })

/** The theme of the page: as rendered by the server, until the person chooses another. */
export const useTheme = (): Theme => {
  const rendered = useDocument().theme
  return useStore(chosen, null) ?? rendered
}

/** Sets the colour of the browser's own bars. */
const paintBars = (): void => {
  const content = getComputedStyle(document.documentElement).getPropertyValue('--background')
  for (const old of document.querySelectorAll('meta[name=theme-color]')) old.remove()
  document.head.append(Object.assign(document.createElement('meta'), { name: 'theme-color', content }))
}

/** Changes the theme now and for later visits. `system` follows the device through CSS alone (TH-003). */
export const chooseTheme = (theme: Theme): void => {
  const { dataset } = document.documentElement
  dataset['themeChanging'] = ''
  dataset['theme'] = theme
  paintBars()
  requestAnimationFrame(() => delete dataset['themeChanging'])
  writeCookie('theme', theme, life_days)
  chosen.set(theme)
}
