import { ArrowLeftRight } from 'lucide-react'
import { Link } from 'react-router'
import type { PageComponentProps } from '#kernel/web-slice.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Card } from '#ui/card.tsx'
import type { texts } from '../texts.ts'

/** On pages about money: that money can be moved to another site of the owner, and where. */
const ToTransfers = (_props: PageComponentProps<'to-project-transfers'>) => {
  const text = useText<typeof texts>()
  return (
    <Card className="mt-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <ArrowLeftRight className="size-6 shrink-0 text-accent-ink" aria-hidden="true" />
        <p className="min-w-48 flex-1 text-sm text-pretty">{text('project-transfers.to.about')}</p>
        <Link to="/cash/transfers/" className={buttonClass({ size: 'sm', variant: 'secondary' })}>
          {text('project-transfers.to')}
        </Link>
      </div>
    </Card>
  )
}

export default ToTransfers
