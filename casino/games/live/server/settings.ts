import { oneOf } from '#kernel/config/environment.ts'
import { defineSettings } from '#kernel/config/settings.ts'

/** Whether this process may run live tables. */
export const liveTablesSetting = defineSettings((env, _known, mistakes) => oneOf(env, 'LIVE_TABLES', ['on', 'off'], 'on', mistakes))
