import { urlOf } from '#kernel/config/environment.ts'
import { defineSettings } from '#kernel/config/settings.ts'

/** Where rates of exchange are read, as the National Bank of Ukraine writes them; null where the fixed ones hold. */
export const ratesUrl = defineSettings((env, _known, mistakes) => urlOf(env, 'EXCHANGE_RATES_URL', null, ['https:', 'http:'], mistakes))
