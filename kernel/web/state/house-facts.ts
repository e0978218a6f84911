import { useAppState, type AppConfig } from '#kernel/web/state/app-state.ts'

/** The brand's capabilities: `useHas()('public-profile-popup')`. */
export const useHas = (): ((capability: string) => boolean) => {
  const { capabilities } = useAppState().config.brand
  return (capability) => capabilities.includes(capability)
}

/** Whether the page store uses a component type that opens over any page (PP-006). */
export const isComponentUsed = ({ componentsOff }: AppConfig, type: string): boolean => !componentsOff.includes(type)
