/** Wakes this process's readers after a commit, so that they do not wait for their next poll. */
export interface FactWaker {
  wake(): void
  onWake(listener: () => void): () => void
}

export const createFactWaker = (): FactWaker => {
  const listeners = new Set<() => void>()
  return {
    wake: () => {
      for (const listener of listeners) listener()
    },
    onWake: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
