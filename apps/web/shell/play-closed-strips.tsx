import { Suspense } from 'react'
import { contributionsTo } from '#kernel/extensions.ts'
import { lazyPart } from '#kernel/web/lazy-part.ts'
import { playClosedStrips } from '#kernel/web/shell/extensions.ts'
import { webSlices } from '../slices.ts'

const strips = contributionsTo(webSlices, playClosedStrips).map(({ name, load }) => ({ name, View: lazyPart(load) }))

/** Banners contributed by slices, above every page, for players who may not play. */
const PlayClosedStrips = () =>
  strips.map(({ name, View }) => (
    <Suspense key={name} fallback={null}>
      <View />
    </Suspense>
  ))

export default PlayClosedStrips
