/**
 * Reads again what no message tells: once something has moved, and at most this often however much moves. A reading that failed is made again
 * with the next move.
 */
export const createRereading = (read: () => void, every_ms: number) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    moved: (): void => {
      timer ??= setTimeout(() => {
        timer = undefined
        read()
      }, every_ms)
    },
    stop: (): void => {
      clearTimeout(timer)
      timer = undefined
    },
  }
}
