import { Notice } from './notice.tsx'

interface RefusedNoticeProps {
  /** Why the last attempt was refused; nothing is shown without it. */
  readonly children: string | null | undefined
  /** `warning` where nothing is wrong with what the person did. */
  readonly tone?: 'negative' | 'warning'
  readonly className?: string | undefined
}

/** A refusal above a form or a button, read out when it appears. */
export const RefusedNotice = ({ children, tone = 'negative', className }: RefusedNoticeProps) =>
  children ? (
    <Notice tone={tone} announce {...(className !== undefined && { className })}>
      {children}
    </Notice>
  ) : null
