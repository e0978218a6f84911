import { useDocument } from '#kernel/web/document.tsx'
import { classNames } from '#ui/class-names.ts'

const heights = { sm: 'h-8', md: 'h-10' }

type SiteLogoProps = { readonly part: 'mark' | 'logo'; readonly size?: keyof typeof heights; readonly className?: string }

/** The brand's logo, referencing the sprite of the document. The wordmark has the colour of the surrounding text. */
export const SiteLogo = ({ part, size = 'md', className }: SiteLogoProps) => {
  const { logo_width } = useDocument()
  return (
    <svg
      viewBox={`0 0 ${part === 'logo' ? logo_width : 40} 40`}
      className={classNames('w-auto', heights[size], className)}
      aria-hidden="true"
    >
      <use href="#logo-mark" />
      {part === 'logo' && <use href="#logo-word" />}
    </svg>
  )
}
