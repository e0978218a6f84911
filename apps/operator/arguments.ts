/** What an operator typed, or what is wrong with it. */
export type Asked =
  | { readonly what: 'list' }
  | { readonly what: 'approve' | 'reject'; readonly document_id: bigint; readonly actor: string; readonly reason: string }
  | { readonly what: 'help'; readonly mistake: string | null }

export const help = `What an operator may do:

  npm run operator -- documents list
  npm run operator -- documents approve <id> --actor <name> --reason "<words>"
  npm run operator -- documents reject <id> --actor <name> --reason "<words for the player>"

Every decision is written to the audit log with its actor and reason; of a rejected document the player reads the reason.`

const optionOf = (args: readonly string[], name: string): string | undefined => {
  const at = args.indexOf(`--${name}`)
  return at < 0 ? undefined : args[at + 1]
}

const mistaken = (mistake: string): Asked => ({ what: 'help', mistake })

/** Reads the words after `npm run operator --`. Nobody decides without a name and a reason. */
export const readArguments = (args: readonly string[]): Asked => {
  const [area, verb, id = ''] = args
  if (area === undefined || area === '--help') return { what: 'help', mistake: null }
  if (area !== 'documents') return mistaken(`There is no "${area}".`)
  if (verb === 'list') return { what: 'list' }
  if (verb !== 'approve' && verb !== 'reject') return mistaken(`Documents are listed, approved or rejected, not "${verb ?? ''}".`)
  if (!/^[1-9]\d{0,15}$/.test(id)) return mistaken('Name the document by its number, as the list shows it.')
  const actor = optionOf(args, 'actor')
  const reason = optionOf(args, 'reason')?.trim() ?? ''
  if (actor === undefined || !/^[A-Za-z0-9][\w.@-]{1,59}$/.test(actor))
    return mistaken('Say who decides: --actor, 2 to 60 letters, digits, dots or hyphens.')
  if (reason.length < 3 || reason.length > 500) return mistaken('Say why: --reason, 3 to 500 characters.')
  return { what: verb, document_id: BigInt(id), actor: `operator:${actor}`, reason }
}
