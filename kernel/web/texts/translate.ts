/** Returns the text of a key with its values filled in. An unknown key is returned as it is. */
export type Translate = (key: string, values?: Readonly<Record<string, unknown>>) => string
