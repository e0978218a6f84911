import type { BrandName } from '#kernel/brand/brand.ts'
import type { FormVariant } from './forms.ts'

/** EN-032, AU-019 … AU-021: how firmly a confirmed contact is asked for. */
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

/** What opens for one source of registration: a form and its funnel, or another place altogether. */
export type Flow =
  | { readonly form: FormVariant; readonly funnel: Funnel }
  /** AU-002: an address that starts with http is left for; it comes from this table alone (reliability 16). */
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
/** Five minutes: long enough to look around before anything is asked. */
const unhurried = opened(300)
/** A contact that was proved before the account was made needs no asking. */
const proved: Funnel = { ...opened(0), isShowConfirmPopup: false }
/** Somebody who pays should be able to get their money back whatever they forget. */
const paying: Funnel = { ...opened(60), funnelType: 'conditionally_closed_funnel' }
/** No password that anybody knows and no proved contact: without one of them the account is lost with its session. */
const without_password: Funnel = { ...opened(15), funnelType: 'closed_funnel' }

const everywhere = {
  cash: { form: 'light_cash', funnel: paying },
  game_play: { form: 'oneContact', funnel: unhurried },
  app: { form: 'short', funnel: without_password },
  promo: { form: 'default_new', funnel: unhurried },
} as const satisfies Flows['sources']

/** AU-001: flows by brand and source. Changing one is a release, as everything else in which brands differ (decision 0023). */
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

/** `promo:spring` is the source `promo` with a word of its own. An unknown source has the default flow (API-038). */
export const flowOf = (flows: Flows, source: string | null): Flow => {
  const [name = ''] = (source ?? '').split(':')
  return (Object.hasOwn(flows.sources, name) ? flows.sources[name] : undefined) ?? flows.default
}

/** The funnel of whoever registered by this source. Where registration was elsewhere, it is the default one. */
export const funnelOf = (flows: Flows, source: string | null): Funnel => {
  const flow = flowOf(flows, source)
  return 'funnel' in flow ? flow.funnel : flows.default.funnel
}
