import { houseRestrictionKinds, type HouseRestrictionKind } from '#casino/account/responsible-play/server/api.ts'

/** Who decides, and why: no decision is made without both (reliability 22). */
interface Decider {
  readonly actor: string
  readonly reason: string
}

/** What an operator typed, or what is wrong with it. */
export type Asked =
  | { readonly what: 'list' }
  | ({ readonly what: 'approve' | 'reject'; readonly document_id: bigint } & Decider)
  | { readonly what: 'list-restrictions'; readonly player: string | null }
  | ({ readonly what: 'set-restriction' | 'lift-restriction'; readonly player: string; readonly kind: HouseRestrictionKind } & Decider)
  | ({ readonly what: 'block' | 'unblock'; readonly player: string } & Decider)
  | ({ readonly what: 'drop-second-factor'; readonly player: string } & Decider)
  | { readonly what: 'recount-ledger' }
  | { readonly what: 'help'; readonly mistake: string | null }

export const help = `What an operator may do:

  npm run operator -- documents list
  npm run operator -- documents approve <id> --actor <name> --reason "<words>"
  npm run operator -- documents reject <id> --actor <name> --reason "<words for the player>"

  npm run operator -- restrictions list [<player>]
  npm run operator -- restrictions set <player> <kind> --actor <name> --reason "<words>"
  npm run operator -- restrictions lift <player> <kind> --actor <name> --reason "<words>"

  npm run operator -- players block <player> --actor <name> --reason "<words>"
  npm run operator -- players unblock <player> --actor <name> --reason "<words>"
  npm run operator -- players drop-second-factor <player> --actor <name> --reason "<words>"

  npm run operator -- ledger recount

A player is named by the handle. Kinds of restriction: ${houseRestrictionKinds.join(', ')}. Each closes stakes and deposits at once
and leaves the way to the money open; "unverified" also ends by itself when the documents are approved. A blocked player is signed
out everywhere and cannot come in. Who has lost both the app and the recovery codes gets in by password alone once the second
factor is dropped: make sure first that it is the player who asks; a confirmed e-mail is told.

The recount adds up every entry ever; where the books are wrong it names the accounts and stops payouts, as it does by itself every
night.

Every decision is written to the audit log with its actor and reason; of a rejected document the player reads the reason.`

const optionOf = (args: readonly string[], name: string): string | undefined => {
  const at = args.indexOf(`--${name}`)
  return at < 0 ? undefined : args[at + 1]
}

const mistaken = (mistake: string): Asked => ({ what: 'help', mistake })

/** Nobody decides without a name and a reason. */
const decided = (args: readonly string[], askedBy: (decider: Decider) => Asked): Asked => {
  const actor = optionOf(args, 'actor')
  const reason = optionOf(args, 'reason')?.trim() ?? ''
  if (actor === undefined || !/^[A-Za-z0-9][\w.@-]{1,59}$/.test(actor))
    return mistaken('Say who decides: --actor, 2 to 60 letters, digits, dots or hyphens.')
  if (reason.length < 3 || reason.length > 500) return mistaken('Say why: --reason, 3 to 500 characters.')
  return askedBy({ actor: `operator:${actor}`, reason })
}

const isHandle = (player: string | undefined): player is string => player !== undefined && /^[A-Za-z][A-Za-z0-9_.-]{2,19}$/.test(player)

const readDocuments = (args: readonly string[]): Asked => {
  const [, verb, id = ''] = args
  if (verb === 'list') return { what: 'list' }
  if (verb !== 'approve' && verb !== 'reject') return mistaken(`Documents are listed, approved or rejected, not "${verb ?? ''}".`)
  if (!/^[1-9]\d{0,15}$/.test(id)) return mistaken('Name the document by its number, as the list shows it.')
  return decided(args, (decider) => ({ what: verb, document_id: BigInt(id), ...decider }))
}

const readRestrictions = (args: readonly string[]): Asked => {
  const [, verb, player, named] = args
  if (verb === 'list' && player === undefined) return { what: 'list-restrictions', player: null }
  if (verb !== 'list' && verb !== 'set' && verb !== 'lift') return mistaken(`Restrictions are listed, set or lifted, not "${verb ?? ''}".`)
  if (!isHandle(player)) return mistaken('Name the player by the handle.')
  if (verb === 'list') return { what: 'list-restrictions', player }
  const kind = houseRestrictionKinds.find((known) => known === named)
  if (!kind) return mistaken(`A restriction is one of: ${houseRestrictionKinds.join(', ')}.`)
  return decided(args, (decider) => ({ what: `${verb}-restriction`, player, kind, ...decider }))
}

const readPlayers = (args: readonly string[]): Asked => {
  const [, verb, player] = args
  if (verb !== 'block' && verb !== 'unblock' && verb !== 'drop-second-factor')
    return mistaken(`Players are blocked or unblocked, or their second factor is dropped, not "${verb ?? ''}".`)
  if (!isHandle(player)) return mistaken('Name the player by the handle.')
  return decided(args, (decider) => ({ what: verb, player, ...decider }))
}

const readLedger = ([, verb, ...more]: readonly string[]): Asked =>
  verb === 'recount' && more.length === 0
    ? { what: 'recount-ledger' }
    : mistaken('The ledger is recounted; nothing else is done to it here.')

const areas: Readonly<Record<string, (args: readonly string[]) => Asked>> = {
  documents: readDocuments,
  restrictions: readRestrictions,
  players: readPlayers,
  ledger: readLedger,
}

/** Reads the words after `npm run operator --`. */
export const readArguments = (args: readonly string[]): Asked => {
  const [area] = args
  if (area === undefined || area === '--help') return { what: 'help', mistake: null }
  const read = Object.hasOwn(areas, area) ? areas[area] : undefined
  return read ? read(args) : mistaken(`There is no "${area}".`)
}
