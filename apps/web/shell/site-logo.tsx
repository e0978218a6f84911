import { useDocument } from '#kernel/web/document.tsx'
import { classNames } from '#ui/class-names.ts'

const heights = { sm: 'h-8', md: 'h-10' }

type SiteLogoProps = { readonly part: 'mark' | 'logo'; readonly size?: keyof typeof heights; readonly className?: string }

/** The sign of the house, from the drawings that stand once in the document. The word takes the colour of the text around it. */
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
