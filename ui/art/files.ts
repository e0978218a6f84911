import { covers } from './covers/list.ts'
import { frames, svgDocument } from './pieces/frame.ts'
import type { Shape } from './pieces/frame.ts'
import type { LoadIcon } from './pieces/icon.ts'

const shapes = Object.keys(frames) as Shape[]

/** Every picture with its path under /art/. */
export const artFiles = (load: LoadIcon): ReadonlyMap<string, string> => {
  const coverFiles = covers.flatMap((cover) =>
    shapes.map((shape): [string, string] => [
      `games/${cover.slug}-${shape}.svg`,
      svgDocument(frames[shape], cover.draw(frames[shape], shape, load)),
    ]),
  )
  return new Map(coverFiles)
}
