import { useText } from '#kernel/web/texts/use-text.tsx'
import type { texts } from '../texts.ts'

/** Shown if scripts are disabled: what works without them, and what does not. */
export const NoScript = () => (
  <noscript>
    <p className="bg-accent px-4 py-3 text-center font-semibold text-on-accent">{useText<typeof texts>()('shell.no-script')}</p>
  </noscript>
)
