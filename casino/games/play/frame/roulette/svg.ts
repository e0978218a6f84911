const space = 'http://www.w3.org/2000/svg'

type Attributes = Readonly<Record<string, string | number>>

/** Makes an element of a drawing. */
export const svg = <Tag extends keyof SVGElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): SVGElementTagNameMap[Tag] => {
  const made = document.createElementNS(space, tag)
  change(made, attributes)
  made.append(...children)
  return made
}

export const change = (element: Element, attributes: Attributes): void => {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value))
}
