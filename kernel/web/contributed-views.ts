import { createElement, type ComponentType } from 'react'
import { contributionsTo, type Extension } from '#kernel/extensions.ts'
import { everyWebSlice } from '#kernel/web/every-web-slice.ts'
import { lazyPart } from '#kernel/web/lazy-part.ts'

interface ContributedView<Props> {
  readonly name: string
  readonly load: () => Promise<{ readonly default: ComponentType<Props> }>
}

/**
 * A component that renders the views contributed to a point, in the order of the slices. Loaded lazily, because the list of slices
 * is not part of the first screen. Create it once, outside of components, like a lazy component.
 */
export const contributedViews = <Props extends object>(extension: Extension<ContributedView<Props>>) =>
  lazyPart<Props>(async () => {
    const views = contributionsTo(await everyWebSlice(), extension).map(({ name, load }) => ({ name, View: lazyPart(load) }))
    return { default: (props: Props) => views.map(({ name, View }) => createElement(View, { key: name, ...props } as never)) }
  })
