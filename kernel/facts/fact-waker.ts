/** Tells this process's readers that something was committed, so that they need not wait for their next look. */
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
