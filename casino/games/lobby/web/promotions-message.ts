import { currentPath, reloadPage } from '#kernel/web/page/navigation.ts'

/** Pages that show collections of games, or games that a collection has. */
const showsGames = (path: string): boolean => path === '/' || path.startsWith('/games/')

/** RTM-058: games of a collection were closed or opened: the page that shows it is read again. Elsewhere the next page is new anyway. */
export const handle = (): void => {
  if (showsGames(currentPath())) void reloadPage()
}
