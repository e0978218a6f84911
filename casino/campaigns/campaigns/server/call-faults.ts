import type { KindCall, KindDocument } from '../extensions.ts'

interface Asked {
  readonly call: KindCall
  readonly what: string
}

type Track = NonNullable<KindDocument['tracks']>[number]
type Draw = NonNullable<KindDocument['draws']>[number]

const askedByTrack = ({ name, spec }: Track): Asked[] => [
  ...(spec.entry === undefined ? [] : [{ call: 'join-track' as const, what: `tracks: ${name} is joined by one’s own word` }]),
  ...(spec.steps ?? [])
    .filter((step) => (step.claim ?? spec.claim) === 'by-hand' && (step.reward ?? step.boost))
    .map((step) => ({ call: 'claim' as const, what: `tracks: what ${step.name} of ${name} brings is taken by hand` })),
]

const askedByDraw = ({ name, spec: { attempt } }: Draw): Asked[] => {
  if (!attempt) return []
  if (attempt.is_drawn_at_end) return [{ call: 'ticket', what: `draws: ${name} has tickets that are drawn at its end` }]
  return [{ call: 'attempt', what: `draws: ${name} is drawn for points` }]
}

/** What nobody could do: a kind has no call for it, so that what is promised for it would be out of reach. */
export const callFaults = (
  { tracks = [], draws = [] }: Pick<KindDocument, 'tracks' | 'draws'>,
  kind: string,
  calls: readonly KindCall[] = [],
): string[] =>
  [...tracks.flatMap(askedByTrack), ...draws.flatMap(askedByDraw)].flatMap(({ call, what }) =>
    calls.includes(call) ? [] : [`${what}, for which ${kind} has no call`],
  )
