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
  /** CN-030: 10 s by default, 20 with a link; null stays until dismissed, and is the default with an action. */
  readonly duration_ms?: number | null | undefined
}

/** The notices that are not over, oldest first. Where there is no room for all, the newest is seen and the others stand behind it. */
export const notices = createStore<readonly Notice[]>([])

/** More than anybody reads: a page that is told without end keeps the newest. */
const most_notices = 20
let last_id = 0

export const dismissNotice = (id: number): void => notices.set((all) => all.filter((notice) => notice.id !== id))

/** How many read the notices at leisure, and those whose time was over meanwhile. */
let readers = 0
const overdue = new Set<number>()

const expire = (id: number): void => {
  if (readers > 0) overdue.add(id)
  else dismissNotice(id)
}

/** Until the returned function is called no notice goes by itself: somebody reads them, or is about to press one. */
export const holdNotices = (): (() => void) => {
  let is_held = true
  readers += 1
  return () => {
    if (!is_held) return
    is_held = false
    readers -= 1
    if (readers > 0) return
    for (const id of overdue) dismissNotice(id)
    overdue.clear()
  }
}

const isSame = (one: NoticeRequest, other: NoticeRequest): boolean => one.title === other.title && one.text === other.text

/**
 * Whoever is slow to reach a button must not find it gone. What a link leads to is found on its page too, so such a notice goes after twice the
 * time, and does not lie over what stands there.
 */
const usualTime = ({ link, action }: NoticeRequest): number | null => (action ? null : link ? 20_000 : 10_000)

/** Shows a short message over the page. A message that is already visible is replaced, and so is the one of its group. */
export const notify = ({ duration_ms, tone = 'info', ...rest }: NoticeRequest): void => {
  const id = ++last_id
  notices.set((all) => {
    const before = all.find(({ group }) => group !== undefined && group === rest.group)
    const others = all.filter((notice) => notice !== before && !isSame(notice, rest))
    return [...others, { id, tone, ...rest, ...(before && { more: (before.more ?? 0) + 1 }) }].slice(-most_notices)
  })
  const time_ms = duration_ms === undefined ? usualTime(rest) : duration_ms
  if (time_ms !== null) setTimeout(() => expire(id), time_ms)
}
