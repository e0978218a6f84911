type Attributes = Readonly<Record<string, string | boolean | ((event: Event) => void)>>

/** Creates an element: strings become text nodes, functions become listeners, `true` an empty attribute. */
export const element = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] => {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') made.addEventListener(name, value)
    else if (value === true) made.setAttribute(name, '')
    else if (value !== false) made.setAttribute(name, value)
  }
  made.append(...children)
  return made
}

/**
 * Writes the words of an element that holds nothing else. Its text stays the one node that it is: words that run on in each frame are laid out
 * and nothing is styled anew, and words that stay what they are cost nothing.
 */
export const write = (into: HTMLElement, words: string): void => {
  const text = into.firstChild
  if (!text) into.textContent = words
  else if (text.nodeValue !== words) text.nodeValue = words
}

const paths = {
  info: 'M12 11v6M12 7.2v.1M12 22a10 10 0 1 0 0-20 10 10 0 0 0 0 20Z',
  sound: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5ZM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
  silence: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5ZM16 9.5l5 5M21 9.5l-5 5',
  music: 'M9 18V5.5L20 3v12.5M9 18a3 3 0 1 1-6 0 3 3 0 0 1 6 0ZM20 15.5a3 3 0 1 1-6 0 3 3 0 0 1 6 0Z',
  'no-music': 'M9 18V9M9 5.5 20 3v11M9 18a3 3 0 1 1-6 0 3 3 0 0 1 6 0ZM3 3l18 18',
  minus: 'M6 12h12',
  plus: 'M6 12h12M12 6v12',
  spin: 'M20 12a8 8 0 1 1-2.6-5.9M20.5 3.5v4.2h-4.2',
  close: 'M6 6l12 12M18 6 6 18',
  skip: 'M6 6l7 6-7 6ZM14 6l7 6-7 6Z',
} as const

export type GlyphName = keyof typeof paths

/** A line icon of the controls. Hidden from screen readers: its button has a label. */
export const glyph = (name: GlyphName, size = 24): SVGSVGElement => {
  const space = 'http://www.w3.org/2000/svg'
  const svg = document.createElementNS(space, 'svg')
  const path = document.createElementNS(space, 'path')
  for (const [key, value] of Object.entries({ viewBox: '0 0 24 24', width: String(size), height: String(size), 'aria-hidden': 'true' }))
    svg.setAttribute(key, value)
  for (const [key, value] of Object.entries({
    d: paths[name],
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': '2',
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  }))
    path.setAttribute(key, value)
  svg.append(path)
  return svg
}
