import { useDocument } from '#kernel/web/document.tsx'
import { BrandLogo } from '#ui/brand-logo.tsx'
import type { BrandName } from '#ui/tokens/roles.ts'

/** The brand's sign, from the document's brand. */
export const SiteLogo = (props: { readonly part: 'mark' | 'logo'; readonly size?: 'sm' | 'md'; readonly className?: string }) => (
  <BrandLogo brand={useDocument().brand as BrandName} {...props} />
)
