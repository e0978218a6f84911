import { createElement, type ComponentType } from 'react'
import { contributionsTo, type Extension } from '#kernel/extensions.ts'
import { everyWebSlice } from '#kernel/web/every-web-slice.ts'
import { lazyPart } from '#kernel/web/lazy-part.ts'

interface ContributedView<Props> {
  readonly name: string
  readonly load: () => Promise<{ readonly default: ComponentType<Props> }>
}

/**
 * The views that slices contribute to a point, one after the other in the order of the slices, as a component that comes by itself: the
 * list of slices is no part of the first screen. Made once, outside of components, as a lazy part is.
 */
export const contributedViews = <Props extends object>(extension: Extension<ContributedView<Props>>) =>
  lazyPart<Props>(async () => {
    const views = contributionsTo(await everyWebSlice(), extension).map(({ name, load }) => ({ name, View: lazyPart(load) }))
    return { default: (props: Props) => views.map(({ name, View }) => createElement(View, { key: name, ...props } as never)) }
  })
