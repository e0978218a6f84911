import { closeModalsAbove } from '#kernel/web/modals/modals.ts'
import { goTo } from '#kernel/web/page/navigation.ts'

/** Goes on to a page and closes every window before: the desk may stand over a game, and neither may cover the page. */
export const leaveTo = (path: string): void => {
  closeModalsAbove(0)
  void goTo(path)
}
