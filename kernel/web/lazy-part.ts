import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { loadModule } from '#kernel/web/load-module.ts'
import { loadWithRetry } from '#kernel/web/load-with-retry.ts'
import { partTextsLoaded } from '#kernel/web/texts/load-texts.ts'

/**
 * A component in a chunk of its own that loads after the visible part of the page. Create it once, outside of components: one
 * created while rendering would load again each time.
 */
export const lazyPart = <P>(load: () => Promise<{ readonly default: ComponentType<P> }>): LazyExoticComponent<ComponentType<P>> =>
  lazy(() =>
    loadWithRetry(async () => {
      const module = await loadModule(load, (candidate) => 'default' in candidate)
      await partTextsLoaded()
      return module
    }),
  )
