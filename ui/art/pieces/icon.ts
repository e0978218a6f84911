import type { IconName } from '../icon-list.ts'
import { n } from './frame.ts'

/** Returns the text of an icon's SVG file: read from disk in scripts, imported in a browser. */
export type LoadIcon = (name: IconName) => string

type Placed = { readonly x: number; readonly y: number; readonly size: number; readonly turn?: number; readonly mirror?: boolean }

const inner = (svg: string): string => svg.replace(/^[^>]*>/, '').replace(/<\/svg>\s*$/, '')
/** From this scale on a tenth of an icon's own unit would be seen. */
const large_scale = 5
/** Its paths as finely as anybody sees them: half of an icon's bytes are digits behind the point. */
const rounded = (body: string, scale: number): string =>
  body.replaceAll(/ d="[^"]+"/g, (path) => path.replaceAll(scale < large_scale ? /(\.\d)\d+/g : /(\.\d\d)\d+/g, '$1'))
const viewSize = (svg: string): number => Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1] ?? 32)

/**
 * Draws icons by their centre. The first use of an icon in a picture defines it and later ones refer to it, so that a heap of coins
 * contains one coin's outline.
 */
export const iconPainter = (load: LoadIcon) => {
  const known = new Set<IconName>()
  return (name: IconName, { x, y, size, turn = 0, mirror = false }: Placed): string => {
    const svg = load(name)
    const view = viewSize(svg)
    const define = known.has(name) ? '' : `<defs><g id="icon-${name}">${rounded(inner(svg), size / view)}</g></defs>`
    known.add(name)
    const scale = (size / view).toFixed(3)
    return `${define}<use xlink:href="#icon-${name}" href="#icon-${name}" transform="translate(${n(x)} ${n(y)}) rotate(${turn}) scale(${mirror ? `-${scale}` : scale} ${scale}) translate(${-view / 2} ${-view / 2})"/>`
  }
}

/** A one-colour icon of the game-icons set, in the fill given by the caller. */
export const silhouette = (load: LoadIcon, name: IconName, { x, y, size, turn = 0, mirror = false }: Placed, fill: string): string => {
  const svg = load(name)
  const view = viewSize(svg)
  const scale = (size / view).toFixed(3)
  const body = inner(svg).replaceAll('fill="currentColor"', `fill="${fill}"`)
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${turn}) scale(${mirror ? `-${scale}` : scale} ${scale}) translate(${-view / 2} ${-view / 2})">${body}</g>`
}

export type PaintIcon = ReturnType<typeof iconPainter>
