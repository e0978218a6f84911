import { stat } from 'node:fs/promises'

/** Does anything stand at this path? */
export const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )
