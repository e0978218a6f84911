import { Type, type Static } from 'typebox'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { pageReply } from '#kernel/contract/pages.ts'
import { AmountMinor, CurrencyCode, paging, PositiveAmountMinor, Timestamp } from '#kernel/contract/schemas.ts'
import { fieldRefuserOf, refuserOf } from '#kernel/refusals/refusal.ts'
import { refusalTexts } from './refusal-texts.ts'
import { returnReasons, transferStates, transfers_limit } from './rules.ts'

export const refuse = refuserOf(refusalTexts)
export const refuseFields = fieldRefuserOf(refusalTexts)

const ProjectName = Type.String({ pattern: '^[a-z0-9]{1,20}$' })

const LinkedProject = Type.Object({
  project: ProjectName,
  /** What players know it by: the host of its address. */
  title: Type.String(),
  url: Type.String(),
  /** Since when an account there is linked; null while none is. */
  linkedAt: Type.Union([Timestamp, Type.Null()]),
})
export type LinkedProject = Static<typeof LinkedProject>

/** The other projects of the owner, and what could be moved there. Amounts in minor units. */
export const ProjectsDesk = Type.Object({
  currency: CurrencyCode,
  exponent: Type.Integer(),
  /** Cash of the current currency. */
  available: AmountMinor,
  projects: Type.Array(LinkedProject),
})
export type ProjectsDesk = Static<typeof ProjectsDesk>

export const getProjects = endpoint({
  route: 'GET /rest/player/projects/',
  who: 'player',
  effect: 'reads',
  reply: Type.Object({ data: ProjectsDesk }),
  rows: ['WA-032'],
  summary: 'Other projects of the owner, which of them the player has linked, and the cash that could be moved',
})

const linking = ['project-unknown', 'transfer-needs-more', 'project-person-missing', 'transfer-blocked', 'proof-needed'] as const

const ProjectCode = Type.Object({
  /** In groups of four. */
  code: Type.String(),
  validTill: Timestamp,
  lastsMs: Type.Integer(),
})
export type ProjectCode = Static<typeof ProjectCode>

export const makeProjectCode = endpoint({
  route: 'POST /rest/player/projects/{project}/code/',
  who: 'player',
  effect: 'changes',
  params: Type.Object({ project: ProjectName }),
  reply: Type.Object({ data: ProjectCode }),
  refusals: [...linking, 'too-many-requests'],
  rows: ['WA-032'],
  summary: 'A code to be entered at another project, which links the two accounts; the newest alone is good',
})

export const linkProject = endpoint({
  route: 'POST /rest/player/projects/{project}/link/',
  who: 'player',
  effect: 'changes',
  params: Type.Object({ project: ProjectName }),
  body: Type.Object({ code: Type.String({ maxLength: 40 }) }, { additionalProperties: false }),
  reply: Type.Object({ data: ProjectsDesk }),
  refusals: [
    ...linking,
    'check-the-form',
    'project-other-person',
    'project-needs-more-there',
    'project-blocked-there',
    'project-unreachable',
    'too-many-requests',
  ],
  rows: ['WA-032'],
  summary: 'Links the account with that of another project, by a code that was made there',
})

export const unlinkProject = endpoint({
  route: 'POST /rest/player/projects/{project}/unlink/',
  who: 'player',
  effect: 'changes',
  params: Type.Object({ project: ProjectName }),
  reply: Type.Object({ data: ProjectsDesk }),
  refusals: ['project-unknown'],
  rows: ['WA-032'],
  summary: 'Ends the link with another project, at both ends',
})

const Transfer = Type.Object({
  id: Type.String(),
  direction: Type.Enum(['out', 'in']),
  project: ProjectName,
  title: Type.String(),
  status: Type.Enum([...transferStates]),
  /** Why it came back. */
  reason: Type.Union([Type.Enum([...returnReasons]), Type.Null()]),
  amount: PositiveAmountMinor,
  currency: CurrencyCode,
  exponent: Type.Integer(),
  at: Timestamp,
})
export type Transfer = Static<typeof Transfer>

export const crossProjectTransfer = endpoint({
  route: 'POST /rest/player/crossProjectTransfer/',
  who: 'player',
  effect: 'changes',
  idempotency: 'required',
  body: Type.Object(
    {
      project: ProjectName,
      /** Minor units of the player's currency. */
      amount: PositiveAmountMinor,
    },
    { additionalProperties: false },
  ),
  reply: Type.Object({ data: Transfer }),
  refusals: [
    'project-unknown',
    'project-not-linked',
    'project-unreachable',
    'transfer-blocked',
    'transfer-frozen',
    'transfer-needs-more',
    'transfer-goes-back-first',
    'transfer-person-looks',
    'transfer-unlinked-there',
    'transfer-blocked-there',
    'transfer-limit-there',
    'transfer-currency-there',
    'insufficient-funds',
    'idempotency-key-reused',
    'proof-needed',
    'too-many-requests',
  ],
  rows: ['API-053', 'WA-032'],
  summary: "Moves cash to the player's linked account at another project of the same owner",
})

export const listTransfers = endpoint({
  route: 'GET /rest/player/crossProjectTransfer/',
  who: 'player',
  effect: 'reads',
  query: paging(transfers_limit),
  reply: pageReply(Transfer),
  rows: ['WA-032'],
  summary: 'Transfers to and from other projects, the newest first, with what became of them',
})

/** Push on the player's own channel: a transfer moved on. */
export interface ProjectTransferMessage {
  readonly type: 'projectTransfer'
  readonly data: Pick<Transfer, 'id' | 'direction' | 'status' | 'reason' | 'amount' | 'currency' | 'exponent'>
}

declare module '#kernel/contract/page-components.ts' {
  interface PageComponentData {
    readonly 'project-transfers': ProjectsDesk
    /** The way there, on pages about money; absent where no other project is configured. */
    readonly 'to-project-transfers': { readonly projects: number }
  }
}
