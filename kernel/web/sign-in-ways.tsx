import { Suspense } from 'react'
import { signInWays } from '#kernel/web/account-parts.ts'
import { lazyPart } from '#kernel/web/lazy-part.ts'
import type { SignInWayProps } from '#kernel/web-slice.ts'

const Ways = lazyPart(async () => {
  const views = (await signInWays()).map(({ name, load }) => ({ name, View: lazyPart(load) }))
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
