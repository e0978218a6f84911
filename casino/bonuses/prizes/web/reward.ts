import { loadPrizes, prizes } from './prizes-store.ts'

/** RTM-023: the list is read anew where it is in sight. Who gave the prize tells it; one win is one notice. */
export const handle = (): void => {
  if (prizes.get()) void loadPrizes()
}
