import type { AppConfig } from '../contract.ts'
import { perHouse, type House } from '#kernel/house.ts'
import { languages } from '#kernel/i18n/texts.ts'
import { currencies } from '#kernel/money/currency.ts'
import { capabilities } from '#kernel/brand/brand.ts'

const languageNames = { uk: 'Українська', ru: 'Русский', en: 'English' } as const

/** The part of the start-up call about the site: the same for every visitor, so it is built once. */
export const appConfig = perHouse((house: House): Omit<AppConfig, 'componentsOff'> => {
  const { brand, config } = house
  return {
    brand: {
      name: brand.name,
      title: brand.title,
      capabilities: capabilities.filter((capability) => brand.has(capability)),
    },
    languages: languages.map((code) => ({ code, name: languageNames[code], url: code === brand.default_language ? '/' : `/${code}/` })),
    currencies: Object.entries(currencies).map(([code, currency]) => ({ code, ...currency })),
    settings: {
      // CN-049.
      defaultCountryId: 2,
      country: brand.country,
      currency: brand.currency,
      deeplinkSchemas: { player: 'openhouse', sport: 'openhouse-sport' },
    },
    // EN-059, A-060: without a provider the internal captcha is used, and nothing is loaded.
    captcha: {
      isEnabled: config.captcha.provider !== null,
      isInternalFallback: config.captcha.internal,
      key: config.captcha.provider?.key ?? null,
      url: config.captcha.provider?.url ?? null,
    },
    socialProviders: [
      ...config.social.providers.map(({ name, title, icon }) => ({ name, title, icon })),
      ...(config.social.telegram === null ? [] : [{ name: 'telegram', title: 'Telegram', icon: 'telegram' }]),
    ],
    welcome: { fsAmount: brand.welcome.free_spins, moneyAmount: brand.welcome.money_minor, giftId: brand.welcome.gift_id },
  }
})
