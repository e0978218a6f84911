import type { LegalFacts } from '../contract.ts'
import type { House } from '#kernel/house.ts'

/** The day of the last change of a rule in these texts. Whoever changes what they mean moves it on. */
const since = '2026-11-22T12:00:00Z'

/** Everything that the texts do not know by themselves, from the settings and the licence that act. */
export const legalFactsOf = ({ config, jurisdiction }: House): LegalFacts => ({
  company: config.company,
  regulator: jurisdiction.regulator,
  minimumAge: jurisdiction.minimum_age,
  isDemo: config.demo,
  isTaxNumberNeeded: jurisdiction.tax_number_before_play,
  isLimitNeeded: jurisdiction.limits_before_first_stake.length > 0,
  captchaHost: config.captcha.provider === null ? null : new URL(config.captcha.provider.url).host,
  socialServices: [...config.social.providers.map(({ title }) => title), ...(config.social.telegram === null ? [] : ['Telegram'])],
  since,
})
