import type { ReactNode } from 'react'
import { Scene } from '#ui/scene.tsx'

/** The room of a step's picture. Its bottom is reserved for the brand's ornament. */
export const StepScene = ({ children }: { readonly children: ReactNode }) => (
  <Scene width={560} height={250} className="block h-auto max-h-[38dvh] w-full">
    {children}
  </Scene>
)
