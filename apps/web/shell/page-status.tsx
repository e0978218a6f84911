import { isRouteErrorResponse, Outlet, useRouteError } from 'react-router'
import { StatusPage } from './status-page.tsx'

/** Pages stand inside; a page that can't be shown leaves the frame around it as it is (RT-026). */
const PageStatus = () => <Outlet />

export default PageStatus

export const ErrorBoundary = () => {
  const error = useRouteError()
  return <StatusPage status={isRouteErrorResponse(error) ? error.status : 500} />
}
