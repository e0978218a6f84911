import { Notices } from './notices.tsx'
import { SiteModals } from './site-modals.tsx'

/** What stands over every page. */
export const OverPage = () => (
  <>
    <SiteModals />
    <Notices />
  </>
)
