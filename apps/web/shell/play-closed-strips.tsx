import { Suspense } from 'react'
import { contributionsTo } from '#kernel/extensions.ts'
import { lazyPart } from '#kernel/web/lazy-part.ts'
import { playClosedStrips } from '#kernel/web/shell/extensions.ts'
import { webSlices } from '../slices.ts'

const strips = contributionsTo(webSlices, playClosedStrips).map(({ name, load }) => ({ name, View: lazyPart(load) }))

/** What slices put above every page for whoever may not play. */
const PlayClosedStrips = () =>
  strips.map(({ name, View }) => (
    <Suspense key={name} fallback={null}>
      <View />
    </Suspense>
  ))

export default PlayClosedStrips
