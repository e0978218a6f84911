import { solveRefusal } from '#kernel/web/api/refusal-solvers.ts'
import { defineWebSlice } from '#kernel/web-slice.ts'

if (typeof window !== 'undefined') solveRefusal('captcha-needed', async (refused) => (await import('./pass-check.ts')).passCheck(refused))

export const slice = defineWebSlice({
  name: 'sign-in/captcha',
  modals: [{ name: 'CaptchaCheck', load: () => import('./captcha-check-modal.tsx') }],
})
