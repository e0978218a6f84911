import { lazy, Suspense } from 'react'
import { signInWays } from '#kernel/web/account-parts.ts'
import { loadPatiently } from '#kernel/web/load-patiently.ts'
import type { SignInWayProps } from '#kernel/web-slice.ts'

/** Made once, with the slices' ways: a lazy view made in a render would load anew with each. */
const Ways = lazy(async () => {
  const views = (await loadPatiently(signInWays)).map(({ name, load }) => ({ name, View: lazy(() => loadPatiently(load)) }))
  const All = (props: SignInWayProps) => views.map(({ name, View }) => <View key={name} {...props} />)
  return { default: All }
})

/** Every other way in than the form above it. It comes when it has loaded, and pushes nothing that can be pressed. */
export const SignInWays = (props: SignInWayProps) => (
  <Suspense fallback={null}>
    <div className="mt-4 flex flex-col gap-3 empty:hidden">
      <Ways {...props} />
    </div>
  </Suspense>
)
