import { Type, type Static } from 'typebox'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { LanguageCode } from '#kernel/contract/schemas.ts'
import type { MainData } from '#kernel/contract/main-data.ts'
import { refuserOf } from '#kernel/refusals/refusal.ts'
import { texts } from './texts.ts'

export const refuse = refuserOf(texts)

const text = Type.Union([Type.String(), Type.Null()])

/** The part of the start-up call about the site rather than the visitor. */
export const AppConfig = Type.Object({
  brand: Type.Object({ name: Type.String(), title: Type.String(), capabilities: Type.Array(Type.String()) }),
  languages: Type.Array(Type.Object({ code: LanguageCode, name: Type.String(), url: Type.String() })),
  currencies: Type.Array(Type.Object({ id: Type.Integer(), code: Type.String(), exponent: Type.Integer(), symbol: Type.String() })),
  settings: Type.Object({
    defaultCountryId: Type.Integer(),
    country: Type.String(),
    currency: Type.String(),
    deeplinkSchemas: Type.Object({ player: Type.String(), sport: Type.String() }),
  }),
  captcha: Type.Object({ isEnabled: Type.Boolean(), isInternalFallback: Type.Boolean(), key: text, url: text }),
  socialProviders: Type.Array(Type.Object({ name: Type.String(), title: Type.String(), icon: Type.String() })),
  welcome: Type.Object({ fsAmount: Type.Integer(), moneyAmount: Type.Integer(), giftId: text }),
  componentsOff: Type.Array(Type.String()),
})
export type AppConfig = Static<typeof AppConfig>

/** The part about the visitor, from every slice; each part's schema is in its slice's main-data.ts. */
const Main = Type.Unsafe<Partial<MainData> & Pick<MainData, 'isGuest'>>(Type.Object({ isGuest: Type.Boolean() }))

export const getAppInit = endpoint({
  route: 'GET /rest/app/init/',
  who: 'anyone',
  effect: 'reads',
  reply: Type.Object({ data: Type.Object({ config: AppConfig, main: Main, nobody: Type.Optional(Main) }) }),
  rows: ['API-001', 'ST-001', 'ST-004', 'TH-017', 'A-005', 'A-060'],
  summary: 'Configuration of the site and the main data of the visitor. Never 401.',
})

export const getInit = endpoint({
  route: 'GET /rest/init/',
  who: 'anyone',
  effect: 'reads',
  query: Type.Object({ only: Type.Optional(Type.String({ maxLength: 400, pattern: '^[a-z-]+(,[a-z-]+)*$' })) }),
  reply: Type.Object({ data: Main }),
  rows: ['API-002', 'A-005'],
  summary: 'Main data of the visitor: reloads the session. With ?only=, the named parts and whether it is a guest. Never 401.',
})

export const getMessages = endpoint({
  route: 'GET /i18n/messages/app/{language}/',
  who: 'anyone',
  effect: 'reads',
  params: Type.Object({ language: LanguageCode }),
  query: Type.Object({
    v: Type.Optional(Type.String({ maxLength: 40 })),
    of: Type.Optional(Type.String({ maxLength: 1000, pattern: '^[a-z-]+(/[a-z-]+)?(,[a-z-]+(/[a-z-]+)?)*$' })),
  }),
  reply: Type.Object({ data: Type.Record(Type.String(), Type.Unknown()) }),
  rows: ['API-011', 'ST-003', 'TH-012'],
  summary:
    'Every text of the pages in one language, as compiled ICU messages; with ?of= those of the named slices. With ?v= of its version it may be kept for ever.',
})

/** Versions by language. Texts are loaded at start: `note` says that later changes in files need a restart. */
const Rebuilt = Type.Object({ data: Type.Record(Type.String(), Type.String()), note: Type.String() })

export const updateAllMessages = endpoint({
  route: 'POST /i18n/update-all/',
  aliases: ['GET /i18n/update-all/'],
  who: 'anyone',
  effect: 'changes',
  external: true,
  reply: Rebuilt,
  refusals: ['operator-key-wrong'],
  rows: ['API-012', 'A-012', 'A-074'],
  summary:
    'For operators (X-Operator-Key): builds what is served of all languages anew from the texts that the process loaded at its start.',
})

export const updateMessages = endpoint({
  route: 'POST /i18n/update/{language}/',
  aliases: ['GET /i18n/update/{language}/'],
  who: 'anyone',
  effect: 'changes',
  external: true,
  params: Type.Object({ language: LanguageCode }),
  reply: Rebuilt,
  refusals: ['operator-key-wrong'],
  rows: ['API-013', 'A-012', 'A-074'],
  summary: 'For operators (X-Operator-Key): the same for one language.',
})

export const getRegions = endpoint({
  route: 'GET /rest/regions/',
  who: 'anyone',
  effect: 'reads',
  query: Type.Object({ countryISO: Type.Optional(Type.String({ maxLength: 3 })) }),
  reply: Type.Object({ data: Type.Array(Type.Object({ code: Type.String(), name: Type.String() })) }),
  rows: ['API-010'],
  summary: 'Regions of a country by its ISO 3166 code, in the page’s language. Empty for a country without a list.',
})
