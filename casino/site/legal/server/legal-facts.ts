import type { LegalFacts } from '../contract.ts'
import { studioHosts } from '#casino/games/providers/server/api.ts'
import { projectHosts } from '#casino/money/project-transfers/server/api.ts'
import type { House } from '#kernel/house.ts'

/** Date of the last substantive change of these texts. Update it when their meaning changes. */
const since = '2026-11-28T12:00:00Z'

/** Facts from the configuration and the licence that the texts refer to. */
export const legalFactsOf = (house: House): LegalFacts => {
  const { config, jurisdiction } = house
  return {
    company: config.company,
    regulator: jurisdiction.regulator,
    minimumAge: jurisdiction.minimum_age,
    isDemo: config.demo,
    isTaxNumberNeeded: jurisdiction.tax_number_before_play,
    isLimitNeeded: jurisdiction.limits_before_first_stake.length > 0,
    captchaHost: config.captcha.provider === null ? null : new URL(config.captcha.provider.url).host,
    socialServices: [...config.social.providers.map(({ title }) => title), ...(config.social.telegram === null ? [] : ['Telegram'])],
    studios: studioHosts(house),
    projects: projectHosts(house),
    since,
  }
}
