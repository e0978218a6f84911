import { Link } from 'react-router'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { buttonClass } from '#ui/button-class.ts'
import type { texts } from '../texts.ts'

interface OtherContestsProps {
  readonly size?: 'md' | 'lg'
  readonly className?: string
}

/** The way on from a page on which there is nothing to take part in. */
export const OtherContests = ({ size = 'md', className = '' }: OtherContestsProps) => {
  const text = useText<typeof texts>()
  return (
    <Link to="/contests/" className={buttonClass({ size, variant: 'secondary' }, className)}>
      {text('boards.others')}
    </Link>
  )
}
