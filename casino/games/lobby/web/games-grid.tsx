import type { PageComponentProps } from '#kernel/web-slice.ts'
import { fromBrowser } from './games-source.ts'
import { NothingFound } from './nothing-found.tsx'
import { PagedTiles } from './paged-tiles.tsx'
import { useGamesBrowser } from './use-games-browser.ts'

/** The page component `games-grid`: a grid with "load more". */
const GamesGrid = ({ data, settings }: PageComponentProps<'games-grid'>) => {
  const { categoryId: category_id } = settings
  const list = useGamesBrowser(data.browser, fromBrowser(data.browser, { category_id }, data.limit), data)
  return <PagedTiles list={list} page={data.limit} empty={<NothingFound />} />
}

export default GamesGrid
