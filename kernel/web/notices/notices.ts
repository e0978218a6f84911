import { createStore } from '#kernel/web/state/store.ts'

export interface Notice {
  readonly id: number
  readonly tone: 'info' | 'positive' | 'warning' | 'negative'
  readonly title: string
  readonly text?: string | undefined
  /** Notices of one group stand as one: the newest, with how many came before it and were not dismissed. */
  readonly group?: string | undefined
  readonly more?: number
  /** Link of the notice. */
  readonly link?: string | undefined
  /** A button with its own action. */
  readonly action?: { readonly label: string; readonly run: () => void } | undefined
}

export interface NoticeRequest extends Omit<Notice, 'id' | 'tone' | 'more'> {
  readonly tone?: Notice['tone']
  /** CN-030: 10 s by default; null stays until dismissed. */
  readonly duration_ms?: number | null | undefined
}

/** The visible notices, oldest first. */
export const notices = createStore<readonly Notice[]>([])

const most_notices = 4
let last_id = 0

export const dismissNotice = (id: number): void => notices.set((all) => all.filter((notice) => notice.id !== id))

const isSame = (one: NoticeRequest, other: NoticeRequest): boolean => one.title === other.title && one.text === other.text

/** Shows a short message over the page. A message that is already visible is replaced, and so is the one of its group. */
export const notify = ({ duration_ms = 10_000, tone = 'info', ...rest }: NoticeRequest): void => {
  const id = ++last_id
  notices.set((all) => {
    const before = all.find(({ group }) => group !== undefined && group === rest.group)
    const others = all.filter((notice) => notice !== before && !isSame(notice, rest))
    return [...others, { id, tone, ...rest, ...(before && { more: (before.more ?? 0) + 1 }) }].slice(-most_notices)
  })
  if (duration_ms !== null) setTimeout(() => dismissNotice(id), duration_ms)
}
