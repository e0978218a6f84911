import type { Command } from '../contract.ts'

/** A round that was asked for and whose answer has not been seen: its key brings the same round back, however often. */
export interface KeptRound {
  readonly key: string
  readonly command: Command
  /** Number of the free spins that were to pay for it. */
  readonly free_spins?: number
}

export interface KeptRounds {
  get(): KeptRound | null
  keep(round: KeptRound): void
  drop(): void
}

interface Storage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/**
 * The round under way of one visitor, game and mode, kept over a reload. The visitor's name is part of it: a key means a
 * round only to whoever made it, and would play a new one for anybody else.
 */
export const keptRounds = (storage: Storage, visitor: string, slug: string, mode: 'money' | 'demo'): KeptRounds => {
  const name = `round-under-way:${visitor}:${slug}:${mode}`
  let known: KeptRound | null | undefined
  const read = (): KeptRound | null => {
    try {
      const value = JSON.parse(storage.getItem(name) ?? 'null') as KeptRound | null
      return typeof value?.key === 'string' && typeof value.command === 'object' ? value : null
    } catch {
      return null
    }
  }
  const write = (round: KeptRound | null): void => {
    known = round
    try {
      if (round) storage.setItem(name, JSON.stringify(round))
      else storage.removeItem(name)
    } catch {
      // Private windows may refuse: then it is kept for as long as the page stands.
    }
  }
  return { get: () => (known === undefined ? (known = read()) : known), keep: write, drop: () => write(null) }
}
