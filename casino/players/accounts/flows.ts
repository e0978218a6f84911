import type { BrandName } from '#kernel/brand/brand.ts'
import type { FormVariant } from './forms.ts'

/** EN-032, AU-019 … AU-021: how insistently a confirmed contact is requested. */
export type FunnelType = 'closed_funnel' | 'conditionally_closed_funnel' | 'opened_funnel'

/** EN-017. */
export interface Funnel {
  readonly funnelType: FunnelType
  readonly version: string
  readonly isShowConfirmPopup: boolean
  /** Seconds. */
  readonly popupTimeout: number
  readonly isNeedConfirmAllContacts: boolean
}

/** What opens for a registration source: a form and its funnel, or another address. */
export type Flow =
  | { readonly form: FormVariant; readonly funnel: Funnel }
  /** AU-002: an address that starts with http leaves the site; it only comes from this table (reliability 16). */
  | { readonly redirect_url: `http${string}` }

export interface Flows {
  readonly default: Extract<Flow, { form: FormVariant }>
  readonly sources: Readonly<Record<string, Flow>>
}

const version = 'v2'
const opened = (popupTimeout: number): Funnel => ({
  funnelType: 'opened_funnel',
  version,
  isShowConfirmPopup: true,
  popupTimeout,
  isNeedConfirmAllContacts: false,
})
/** Five minutes: long enough to look around first. */
const unhurried = opened(300)
/** The contact was confirmed before the account was created, so it is not requested again. */
const proved: Funnel = { ...opened(0), isShowConfirmPopup: false }
/** Players who deposit must be able to recover their account. */
const paying: Funnel = { ...opened(60), funnelType: 'conditionally_closed_funnel' }
/** The password is generated and the contact unconfirmed, so without a confirmed contact the account is lost with its session. */
const without_password: Funnel = { ...opened(15), funnelType: 'closed_funnel' }

const everywhere = {
  cash: { form: 'light_cash', funnel: paying },
  game_play: { form: 'oneContact', funnel: unhurried },
  app: { form: 'short', funnel: without_password },
  promo: { form: 'default_new', funnel: unhurried },
} as const satisfies Flows['sources']

/** AU-001: flows by brand and source. Changed by a release, like all differences between brands (decision 0023). */
const table: Readonly<Record<BrandName, Flows>> = {
  ua: { default: { form: 'default', funnel: unhurried }, sources: everywhere },
  vlk: { default: { form: 'default_new', funnel: unhurried }, sources: everywhere },
  vegas: { default: { form: 'otp', funnel: proved }, sources: { ...everywhere, game_play: { form: 'otp', funnel: proved } } },
  king: {
    default: { form: 'normal', funnel: { ...unhurried, isNeedConfirmAllContacts: true } },
    sources: everywhere,
  },
}

export const flowsOf = (brand: BrandName): Flows => table[brand]

/** `promo:spring` is the source `promo` with a code of its own. An unknown source has the default flow (API-038). */
export const flowOf = (flows: Flows, source: string | null): Flow => {
  const [name = ''] = (source ?? '').split(':')
  return (Object.hasOwn(flows.sources, name) ? flows.sources[name] : undefined) ?? flows.default
}

/** The funnel of a player who registered through this source; the default one if the source redirects elsewhere. */
export const funnelOf = (flows: Flows, source: string | null): Funnel => {
  const flow = flowOf(flows, source)
  return 'funnel' in flow ? flow.funnel : flows.default.funnel
}
