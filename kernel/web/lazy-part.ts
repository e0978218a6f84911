import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { loadModule } from '#kernel/web/load-module.ts'
import { loadPatiently } from '#kernel/web/load-patiently.ts'
import { textsOfPart } from '#kernel/web/texts/load-texts.ts'

/**
 * A part of a page in a file of its own, which comes after what is in sight first. Made once, outside of components: one made in
 * a render would load anew with each.
 */
export const lazyPart = <P>(load: () => Promise<{ readonly default: ComponentType<P> }>): LazyExoticComponent<ComponentType<P>> =>
  lazy(() =>
    loadPatiently(async () => {
      const module = await loadModule(load, (candidate) => 'default' in candidate)
      await textsOfPart()
      return module
    }),
  )
