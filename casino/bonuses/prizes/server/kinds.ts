import { Compile } from 'typebox/compile'
import { contributionsTo } from '#kernel/extensions.ts'
import { perHouse, type House } from '#kernel/house.ts'
import { prizeKinds, type PrizeKind, type PrizeValue } from '../extensions.ts'

/** A kind whose content was checked against its schema. */
export type KnownKind = PrizeKind<unknown> & { readonly fits: (content: unknown) => boolean }

const kindsOf = perHouse(
  (house) =>
    new Map(
      contributionsTo(house.slices, prizeKinds).map((kind) => {
        const check = Compile(kind.schema)
        const known = kind as unknown as PrizeKind<unknown>
        return [kind.kind, { ...known, fits: (content: unknown) => check.Check(content) }]
      }),
    ),
)

/** The kind of that name. Throws RangeError where no slice contributes it. */
export const kindOf = (house: House, name: string): KnownKind => {
  const kind = kindsOf(house).get(name)
  if (!kind) throw new RangeError(`no slice gives prizes of the kind "${name}"`)
  return kind
}

/** What a campaign means to promise, before a player is told of it. */
export interface PromisedPrize {
  readonly kind: string
  readonly content: unknown
}

/**
 * What a prize takes out of its campaign's fund, now and whenever it is given or taken back: of its content alone, so that a prize that was
 * promised keeps its price, whatever its kind would refuse to promise by then. Throws RangeError, in words for whoever made the campaign, on a
 * kind that no slice contributes or a content that is not of its kind.
 */
export const priceOfPrize = (house: House, { kind: name, content }: PromisedPrize): PrizeValue => {
  const kind = kindOf(house, name)
  if (!kind.fits(content)) throw new RangeError(`this is no prize of the kind "${name}": ${JSON.stringify(content)}`)
  const value = kind.value(content, house)
  if (value.amount_minor < 0n) throw new RangeError(`a prize of the kind "${name}" is worth less than nothing`)
  return value
}

/** The price of a prize that is about to be promised: as `priceOfPrize`, and RangeError also on what its kind cannot give as things stand. */
export const priceToPromise = (house: House, prize: PromisedPrize): PrizeValue => {
  const value = priceOfPrize(house, prize)
  const fault = kindOf(house, prize.kind).faultOf?.(prize.content, house)
  if (fault !== undefined) throw new RangeError(`the prize of the kind "${prize.kind}" cannot be given: ${fault}`)
  return value
}
