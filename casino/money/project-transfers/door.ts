import { Type, type Static } from 'typebox'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { CurrencyCode, PositiveAmountMinor, Timestamp } from '#kernel/contract/schemas.ts'
import { receivedStates, receiveFaults } from './rules.ts'

/** What houses of one owner say to each other. Every call and every answer is signed (decision 0071). */

const Link = Type.String({ pattern: '^[0-9a-f]{32}$' })
const closed = { additionalProperties: false } as const
const ProjectName = Type.String({ pattern: '^[a-z0-9]{1,20}$' })

/** The signature of an answer stands in it, over its data and the nonce of the call. */
const signed = <const Data extends Parameters<typeof Type.Object>[0]>(data: Data) =>
  Type.Object({ data: Type.Object(data), signature: Type.String({ maxLength: 64 }) })

const door = { who: 'anyone', effect: 'changes', external: true, params: Type.Object({ project: ProjectName }) } as const
const always = ['project-signature', 'project-nonce-used'] as const

const transfer = { link: Link, amount: PositiveAmountMinor, currency: CurrencyCode } as const
const TransferName = Type.String({ pattern: '^[\\w-]{16,40}$' })

/** Why a link is not made: the code opens nothing, it is of another person, or something of the account is missing or closed. */
export const linkFaults = ['code', 'person', 'needs', 'blocked'] as const
export type LinkFault = (typeof linkFaults)[number]

export const redeemCodeCall = endpoint({
  ...door,
  route: 'POST /rest/project/{project}/link/',
  body: Type.Object(
    {
      code: Type.String({ pattern: '^[0-9A-Z]{12}$' }),
      link: Link,
      /** Keyed hash of name and birth date. */
      person: Type.String({ pattern: '^[0-9a-f]{64}$' }),
    },
    closed,
  ),
  reply: signed({ link: Link, fault: Type.Union([Type.Enum([...linkFaults]), Type.Null()]) }),
  refusals: [...always],
  rows: ['WA-032'],
  summary: 'Links the account that a code was made for with one of the calling house; the same again links nothing anew',
})

export const unlinkCall = endpoint({
  ...door,
  route: 'POST /rest/project/{project}/unlink/',
  body: Type.Object({ link: Link }, closed),
  reply: signed({ link: Link }),
  refusals: [...always],
  rows: ['WA-032'],
  summary: 'Ends a link',
})

export const checkCall = endpoint({
  ...door,
  route: 'POST /rest/project/{project}/check/',
  body: Type.Object(transfer, closed),
  reply: signed({ link: Link, fault: Type.Union([Type.Enum([...receiveFaults]), Type.Null()]) }),
  refusals: [...always],
  rows: ['WA-032'],
  summary: 'Whether a transfer would be accepted now; nothing moves',
})

const Fate = signed({
  transfer: TransferName,
  state: Type.Enum([...receivedStates]),
  reason: Type.Union([Type.Enum([...receiveFaults]), Type.Null()]),
})

export const creditCall = endpoint({
  ...door,
  route: 'POST /rest/project/{project}/credit/',
  /** `till`: from then on the sender gives it up, and it is not accepted any more. */
  body: Type.Object({ transfer: TransferName, ...transfer, till: Timestamp }, closed),
  reply: Fate,
  refusals: [...always, 'project-transfer-reused'],
  rows: ['WA-032'],
  summary: 'Brings a transfer, once by its name; the same again is answered as the first time',
})

export const voidCall = endpoint({
  ...door,
  route: 'POST /rest/project/{project}/void/',
  body: Type.Object({ transfer: TransferName, ...transfer }, closed),
  reply: Fate,
  refusals: [...always, 'project-transfer-reused'],
  rows: ['WA-032'],
  summary: 'Takes a transfer back before it came: it is never accepted after that. One that was accepted stays so',
})

const Reported = Type.Object({ transfer: TransferName, amount: PositiveAmountMinor, currency: CurrencyCode, at: Timestamp })

export const reportCall = endpoint({
  ...door,
  route: 'POST /rest/project/{project}/report/',
  body: Type.Object({ from: Timestamp, to: Timestamp }, closed),
  reply: signed({
    /** Transfers of the calling house that were accepted here. */
    accepted: Type.Array(Reported),
    /** Transfers of this house that arrived there, as this one knows. */
    arrived: Type.Array(Reported),
    /** Those of which this house does not know yet what became. */
    open: Type.Array(Reported),
  }),
  refusals: [...always],
  rows: ['WA-032'],
  summary: 'What moved between the two houses in a period, by the books of this one',
})

export type Fated = Static<typeof Fate>['data']
