/** `<id>`, `[<id>]`, `"<first name>"`, `--name <text>`; after the last word `…`, where any number of words may follow. */
const argument = String.raw`\[?(?:--[a-z-]+ )?["']?<[^<>]+>["']?…?\]?`
const arguments_only = new RegExp(`^${argument}(?: ${argument})*$`)

/** What is wrong with a command's usage for its developer: what an operator may type is read from it. */
export const usageFault = (usage: string | undefined): string | undefined =>
  usage === undefined || arguments_only.test(usage)
    ? undefined
    : 'its usage is made of <words> and --options <value>: "<id> [--name <text>]"'

export interface Accepted {
  readonly most_words: number
  /** Names of the options, without hyphens. */
  readonly options: ReadonlySet<string>
}

/** What may be typed after a command's own words: what its usage shows, and no more. */
export const acceptedBy = (usage = ''): Accepted => {
  const options = new Set<string>()
  const words = usage.replaceAll(/--([a-z-]+) ["']?<[^<>]+>/g, (_option, name: string) => (options.add(name), ''))
  return { most_words: words.includes('…') ? Number.POSITIVE_INFINITY : (words.match(/<[^<>]+>/g) ?? []).length, options }
}
