import { slice as login } from '#casino/account/login/server/index.ts'
import { slice as registration } from '#casino/account/registration/server/index.ts'
import type { ServerSlice } from '#kernel/slice.ts'

/** Every slice of the house, in the order of dependency. The only list that knows them all. */
export const slices: readonly ServerSlice[] = [login, registration]
