import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { GameLink } from './game-link.tsx'

test('performance 8: a game’s link is an address on the page in sight, whatever page that is, and asks no router for it', () => {
  expect(renderToStaticMarkup(<GameLink slug="golden-orchard" label="Золотий сад" />)).toBe(
    '<a href="?game=golden-orchard" aria-label="Золотий сад"></a>',
  )
  expect(renderToStaticMarkup(<GameLink slug="golden-orchard" mode="demo" />)).toContain('href="?game=golden-orchard&amp;isMoney=false"')
})
