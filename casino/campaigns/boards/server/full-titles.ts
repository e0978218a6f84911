import type { Executor } from '#kernel/database/database.ts'
import type { Text } from '#kernel/i18n/texts.ts'
import { boardsByIds, type BoardRow } from './board-store.ts'

type Titled = Pick<BoardRow, 'title' | 'feeds'>

/** Where a board is named alone, in a notice or with a prize, a stage is called by its contest's title and its own. */
export const fullTitlesOf = async (db: Executor, boards: readonly Titled[]): Promise<(board: Titled) => Text> => {
  const fed = boards.flatMap(({ feeds }) => feeds ?? [])
  const by_id = new Map((fed.length === 0 ? [] : await boardsByIds(db, fed)).map(({ id, title }) => [id, title]))
  return ({ title, feeds }) => {
    const whole = feeds === null ? undefined : by_id.get(feeds)
    if (!whole) return title
    return { uk: `${whole.uk}: ${title.uk}`, ru: `${whole.ru}: ${title.ru}`, en: `${whole.en}: ${title.en}` }
  }
}
