import { createElement, type ReactNode } from 'react'

interface Written {
  readonly tag: string
  readonly props: Record<string, string>
  readonly children: (Written | string)[]
}

const entities: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'", '&amp;': '&' }
const plain = (text: string): string => text.replaceAll(/&(?:lt|gt|quot|#x27|amp);/g, (entity) => entities[entity] ?? entity)

/** React's name of an attribute: `stroke-width` becomes `strokeWidth`; aria- and data- attributes are kept. */
const nameOf = (attribute: string): string => {
  if (attribute === 'class') return 'className'
  return /^(?:aria|data)-/.test(attribute) ? attribute : attribute.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}

const propsOf = (attributes: string): Record<string, string> =>
  Object.fromEntries([...attributes.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [nameOf(name), plain(value)]))

const read = (html: string): Written => {
  const root: Written = { tag: 'div', props: {}, children: [] }
  const open = [root]
  for (const [, end, tag = '', attributes = '', is_whole, text] of html.matchAll(
    /<(\/?)(\w+)((?:\s[\w-]+(?:="[^"]*")?)*)(\/?)>|([^<]+)/g,
  )) {
    if (text !== undefined) open.at(-1)?.children.push(plain(text))
    else if (end) open.pop()
    else {
      const element: Written = { tag, props: propsOf(attributes), children: [] }
      open.at(-1)?.children.push(element)
      if (!is_whole) open.push(element)
    }
  }
  return root
}

const made = ({ tag, props, children }: Written): ReactNode =>
  createElement(tag, props, ...children.map((child) => (typeof child === 'string' ? child : made(child))))

/**
 * Converts rendered HTML back into elements without components: the minimum cost of any page that React renders with these
 * elements. Returns a function, because a page creates its elements anew per visitor.
 */
export const asElements = (html: string): (() => ReactNode) => {
  const root = read(html.replaceAll('<!-- -->', ''))
  return () => made(root)
}
