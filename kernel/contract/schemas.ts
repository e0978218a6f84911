import { Type } from 'typebox'

/** An amount on the wire: minor units of a named currency, within JavaScript's safe integers. */
export const AmountMinor = Type.Integer({ minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER })
/** A positive amount, as a client may request it. */
export const PositiveAmountMinor = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })
export const CurrencyCode = Type.String({ pattern: '^[A-Z]{3,5}$' })
/**
 * ISO 8601 in UTC. Values from clients must also be valid in JavaScript and PostgreSQL: no year 0, no leap second, no offset over
 * 14 hours.
 */
export const Timestamp = Type.String({
  format: 'date-time',
  pattern: '^(?!0000)[0-9-]{10}[Tt]([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d{1,9})?([Zz]|[+-](0\\d|1[0-4]):[0-5]\\d)$',
})
export const Slug = Type.String({ pattern: '^[a-z0-9-]{1,80}$' })
export const LanguageCode = Type.Union([Type.Literal('uk'), Type.Literal('ru'), Type.Literal('en')])

/** One text in every language. */
export const InEveryLanguage = Type.Object({ uk: Type.String(), ru: Type.String(), en: Type.String() })
/** A text key with values, stored now and translated when shown: the shape of `Words` in kernel/i18n. */
export const WordsToSay = Type.Object({
  key: Type.String(),
  values: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), InEveryLanguage])),
})

/** `limit` and `offset` of a list. Values out of range are refused, not clamped. */
export const paging = (default_limit: number, max_limit = 100, default_offset = 0) =>
  Type.Object(
    {
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: max_limit, default: default_limit })),
      offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000, default: default_offset })),
    },
    { additionalProperties: false },
  )
