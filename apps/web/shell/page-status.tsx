import { Suspense, useEffect } from 'react'
import { isRouteErrorResponse, Outlet, useRouteError } from 'react-router'
import { lazyPart } from '#kernel/web/lazy-part.ts'
import { errorIsInSight } from '#kernel/web/page/error-in-sight.ts'

const StatusPage = lazyPart(() => import('./status-page.tsx'))

/** Parent of all pages; an error page keeps the frame around it (RT-026). */
const PageStatus = () => <Outlet />

export default PageStatus

export const ErrorBoundary = () => {
  const error = useRouteError()
  useEffect(errorIsInSight, [])
  return (
    <Suspense fallback={null}>
      <StatusPage status={isRouteErrorResponse(error) ? error.status : 500} />
    </Suspense>
  )
}
