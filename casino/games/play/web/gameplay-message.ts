import { noteGameplay } from './ended-round.ts'

/** RTM-060: the house tells what became of an open game; its window shows it. */
export const handle = ({ data }: { readonly data: unknown }): void => {
  const { slug, state } = (data ?? {}) as { readonly slug?: unknown; readonly state?: unknown }
  if (typeof slug !== 'string') throw new TypeError('gameplay: wrong content')
  noteGameplay(slug, state)
}
