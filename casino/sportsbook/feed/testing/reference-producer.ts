import { createHmac } from 'node:crypto'

// A producer as an outsider writes one: from the OpenAPI document alone, without anything of this house.

export interface ApiDocument {
  readonly paths?: Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>
}

interface Answer {
  readonly success: boolean
  readonly error?: string
  readonly data?: { readonly applied: number; readonly ignored: number; readonly waiting: number; readonly wanted: readonly string[] }
}

/** Carries a request to the house, whatever the way. */
export type Carry = (request: {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}) => Promise<Answer>

export interface Price {
  readonly outcome: string
  readonly odds: number
}
export interface MarketName {
  readonly type: string
  readonly specifiers: Readonly<Record<string, string | number>>
}
export interface Market extends MarketName {
  readonly outcomes: readonly Price[]
}
export type Body =
  | { readonly type: 'fixture'; readonly fixture: object }
  | { readonly type: 'odds-change'; readonly live: boolean; readonly markets: readonly Market[] }
  | { readonly type: 'bet-stop' }
  | { readonly type: 'result'; readonly result: object; readonly isFinal: boolean; readonly play?: object }
  /** Without markets the whole event is cancelled. */
  | { readonly type: 'void'; readonly markets: readonly MarketName[] | null }
  /** Of a void without markets: the event is not cancelled, and none of its markets is void. */
  | { readonly type: 'rollback'; readonly of: 'bet-stop' | 'result' | 'void'; readonly markets?: readonly MarketName[] | null }
export type Message = Body & { readonly event: string; readonly sequence: number }

/** What the producer itself knows of an event: the truth that a snapshot tells. */
interface Truth {
  sequence: number
  fixture: object
  live: boolean
  stopped: boolean
  markets: readonly Market[]
  result: object | null
  isFinal: boolean
  cancelled: boolean
  voided: readonly MarketName[]
}

const nameOf = ({ type, specifiers }: MarketName): MarketName => ({ type, specifiers })
const without = <T extends MarketName>(markets: readonly T[], gone: readonly MarketName[]): T[] => {
  const names = new Set(gone.map((market) => JSON.stringify(nameOf(market))))
  return markets.filter((market) => !names.has(JSON.stringify(nameOf(market))))
}

const afterRollback = (next: Truth, { of, markets }: Body & { readonly type: 'rollback' }): Truth => {
  if (of === 'result') return { ...next, result: null, isFinal: false }
  if (of === 'bet-stop') return { ...next, stopped: false }
  return markets ? { ...next, voided: without(next.voided, markets) } : { ...next, cancelled: false, voided: [] }
}

const after = (truth: Truth, body: Body): Truth => {
  const next = { ...truth, sequence: truth.sequence + 1 }
  switch (body.type) {
    case 'fixture':
      return { ...next, fixture: body.fixture }
    case 'odds-change':
      return { ...next, live: next.live || body.live, markets: body.markets, stopped: false }
    case 'bet-stop':
      return { ...next, stopped: true }
    case 'result':
      return { ...next, result: body.result, isFinal: body.isFinal }
    case 'void': {
      const { markets } = body
      if (!markets) return { ...next, markets: [], cancelled: true }
      return { ...next, markets: without(next.markets, markets), voided: [...next.voided, ...markets.map(nameOf)] }
    }
    case 'rollback':
      return afterRollback(next, body)
  }
}

const untold: Truth = {
  sequence: 0,
  fixture: {},
  live: false,
  stopped: false,
  markets: [],
  result: null,
  isFinal: false,
  cancelled: false,
  voided: [],
}

interface Agreed {
  readonly document: ApiDocument
  readonly name: string
  /** The agreed key, in hexadecimal. */
  readonly key: string
  readonly now_s: () => number
  readonly carry: Carry
}

const pathOf = ({ paths }: ApiDocument, method: 'get' | 'post', ending: string): string => {
  const found = Object.entries(paths ?? {}).find(([path, calls]) => path.endsWith(ending) && calls?.[method] !== undefined)
  if (!found) throw new Error(`the document has no ${method} of ${ending}`)
  return found[0]
}

/** Tells events, keeps their truth, and sends snapshots of what the house wants. */
export const referenceProducer = ({ document, name, key, now_s, carry }: Agreed) => {
  const push_path = pathOf(document, 'post', '/sport-feed/messages/')
  const wanted_path = pathOf(document, 'get', '/sport-feed/wanted/')
  const truths = new Map<string, Truth>()

  const headersFor = (body: string): Record<string, string> => {
    const time = String(now_s())
    const signature = createHmac('sha256', Buffer.from(key, 'hex')).update(`${time}.${body}`).digest('hex')
    return { 'X-Feed-Producer': name, 'X-Feed-Time': time, 'X-Signature': signature, 'Content-Type': 'application/json' }
  }
  const push = (messages: readonly object[], standing?: readonly object[]): Promise<Answer> => {
    const body = JSON.stringify({ messages, ...(standing && { standing }) })
    return carry({ method: 'POST', path: push_path, headers: headersFor(body), body })
  }
  const snapshotOf = (event: string): object => {
    const truth = truths.get(event)
    if (!truth) throw new Error(`nobody knows ${event}`)
    return { event, type: 'snapshot', ...truth }
  }

  return {
    /** Something happened: the next message of its event, not sent yet. */
    next: (event: string, body: Body): Message => {
      const truth = after(truths.get(event) ?? untold, body)
      truths.set(event, truth)
      return { ...body, event, sequence: truth.sequence }
    },
    push,
    /** Asks what is wanted, and sends a snapshot of each. Gives what was wanted. */
    answerWanted: async (): Promise<readonly string[]> => {
      const { data } = await carry({ method: 'GET', path: wanted_path, headers: headersFor('') })
      const wanted = data?.wanted ?? []
      if (wanted.length > 0) await push(wanted.map(snapshotOf))
      return wanted
    },
    /** Alive, and so far with these events. */
    stand: (...events: readonly string[]): Promise<Answer> =>
      push(
        [],
        events.map((event) => ({ event, sequence: truths.get(event)?.sequence ?? 0 })),
      ),
    truthOf: (event: string): Readonly<Truth> | undefined => truths.get(event),
  }
}
