import { useAppState, type AppConfig } from '#kernel/web/state/app-state.ts'

/** The brand's yes and no: `useHas()('public-profile-popup')`. */
export const useHas = (): ((capability: string) => boolean) => {
  const { capabilities } = useAppState().config.brand
  return (capability) => capabilities.includes(capability)
}

/** Does the page store use a kind of component that opens over any page (PP-006)? */
export const isComponentUsed = ({ componentsOff }: AppConfig, type: string): boolean => !componentsOff.includes(type)
