import { Suspense } from 'react'
import { lazyPart } from '#kernel/web/lazy-part.ts'
import { webSlices } from '../slices.ts'

const strips = webSlices.flatMap(({ name, playClosedStrip }) => (playClosedStrip ? [{ name, View: lazyPart(playClosedStrip) }] : []))

/** What slices put above every page for whoever may not play. */
const PlayClosedStrips = () =>
  strips.map(({ name, View }) => (
    <Suspense key={name} fallback={null}>
      <View />
    </Suspense>
  ))

export default PlayClosedStrips
