import { createElement, type ComponentType } from 'react'
import { contributionsTo, type Extension } from '#kernel/extensions.ts'
import { everyWebSlice } from '#kernel/web/every-web-slice.ts'
import { lazyPart } from '#kernel/web/lazy-part.ts'

interface ContributedView<Props> {
  readonly name: string
  /** From the top; those without one come first. */
  readonly position?: number
  readonly load: () => Promise<{ readonly default: ComponentType<Props> }>
}

/** By their positions, and where these are the same in the order of the slices. */
export const inPlace = <View extends { readonly position?: number }>(views: readonly View[]): readonly View[] =>
  views.toSorted((one, other) => (one.position ?? 0) - (other.position ?? 0))

/**
 * A component that renders the views contributed to a point, by their positions. Loaded lazily, because the list of slices
 * is not part of the first screen. Create it once, outside of components, like a lazy component.
 */
export const contributedViews = <Props extends object>(extension: Extension<ContributedView<Props>>) =>
  lazyPart<Props>(async () => {
    const given = inPlace(contributionsTo(await everyWebSlice(), extension))
    const views = given.map(({ name, load }) => ({ name, View: lazyPart(load) }))
    return { default: (props: Props) => views.map(({ name, View }) => createElement(View, { key: name, ...props } as never)) }
  })
