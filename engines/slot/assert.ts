/** What is checked of a definition before it is compiled: an Error names the game and the rule that it breaks. */
export const assert = (holds: boolean, slug: string, rule: string): void => {
  if (!holds) throw new Error(`slot ${slug}: ${rule}`)
}

export const isCount = (value: number): boolean => Number.isSafeInteger(value) && value >= 1
