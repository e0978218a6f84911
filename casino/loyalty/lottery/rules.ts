/** Types of scratch ticket, the dearest first. */
export const ticketTypes = ['super', 'gold', 'regular'] as const
export type TicketType = (typeof ticketTypes)[number]

/** How a ticket came to its player. */
export const ticketSources = ['bought', 'prize', 'promo'] as const
export type TicketSource = (typeof ticketSources)[number]

/** Levels of prizes: each has horseshoes of its own, of copper, silver and gold. */
export const levelIds = [1, 2, 3] as const
export type LevelId = (typeof levelIds)[number]

/** a balance of its own, apart from the stars of other activities. */
export const stars_asset = 'lottery-stars'
export const spins_asset = 'lottery-spins'
export const ticketAsset = (type: TicketType): string => `lottery-${type}`
export const horseshoeAsset = (level: LevelId): string => `lottery-horseshoes-${level}`

/** Whatever the ledger counts for the lottery begins so. */
export const isOfLottery = (asset: string): boolean => asset.startsWith('lottery-')

/** Names of a lottery's draws: one of each type of ticket, the wheel, and the box of each level. */
export const wheel_draw = 'wheel'
export const boxDraw = (level: LevelId): string => `level-${level}`

/** What an attempt of each draw of a lottery is paid with. */
export const assetsOfDraws: ReadonlyMap<string, string> = new Map([
  ...ticketTypes.map((type): [string, string] => [type, ticketAsset(type)]),
  [wheel_draw, spins_asset],
  ...levelIds.map((level): [string, string] => [boxDraw(level), horseshoeAsset(level)]),
])

/** Tickets of one purchase, and prizes of one choice, at most. */
export const most_at_once = 10
/** A page of the player's tickets. */
export const tickets_limit = 20

/** LO-010, CN-027: tickets are read anew so long after their message, when whatever else belongs to the change has come. */
export const reload_after_ms = 1_000
