import { lazy, Suspense } from 'react'
import { isRouteErrorResponse, Outlet, useRouteError } from 'react-router'
import { loadPatiently } from '#kernel/web/load-patiently.ts'

const StatusPage = lazy(async () => ({ default: (await loadPatiently(() => import('./status-page.tsx'))).StatusPage }))

/** Pages stand inside; a page that can't be shown leaves the frame around it as it is (RT-026). */
const PageStatus = () => <Outlet />

export default PageStatus

export const ErrorBoundary = () => {
  const error = useRouteError()
  return (
    <Suspense fallback={null}>
      <StatusPage status={isRouteErrorResponse(error) ? error.status : 500} />
    </Suspense>
  )
}
