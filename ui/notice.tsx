import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { WithSupport } from '#kernel/web/texts/with-support.tsx'
import { toneClass } from './badge.tsx'
import { classNames } from './class-names.ts'

type NoticeTone = 'info' | 'positive' | 'warning' | 'negative'

type NoticeProps = {
  readonly tone?: NoticeTone
  readonly heading?: string
  readonly children?: ReactNode
  readonly action?: ReactNode
  /** Read out when it appears, as after a failed submission. */
  readonly announce?: boolean
  readonly className?: string
}

const icons = { info: Info, positive: CircleCheck, warning: TriangleAlert, negative: CircleAlert }

/** A message in the flow of the page: above a form, in a dialog. */
export const Notice = ({ tone = 'info', heading, children, action, announce = false, className }: NoticeProps) => {
  const Icon = icons[tone]
  return (
    <div
      role={announce ? 'alert' : undefined}
      className={classNames('flex items-start gap-3 rounded-md p-3.5 text-sm', toneClass[tone], className)}
    >
      <Icon className="mt-0.5 size-5 shrink-0" aria-hidden="true" />
      <div className="min-w-0 flex-1">
        {heading && <p className="font-bold">{heading}</p>}
        {children && (
          <div className="text-pretty text-ink">{typeof children === 'string' ? <WithSupport>{children}</WithSupport> : children}</div>
        )}
      </div>
      {action}
    </div>
  )
}
