import { oneOf } from '#kernel/config/environment.ts'
import { defineSettings } from '#kernel/config/settings.ts'

/** Whether the page's policy lets browsers ask Google for its wallet. */
export const googlePaySetting = defineSettings((env, _known, mistakes) => oneOf(env, 'GOOGLE_PAY', ['no', 'yes'], 'no', mistakes) === 'yes')
