/** Gives the text of a key, filled in. An unknown key comes back as it is. */
export type Translate = (key: string, values?: Readonly<Record<string, unknown>>) => string
