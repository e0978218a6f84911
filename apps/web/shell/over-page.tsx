import { Notices } from './notices.tsx'
import { SiteModals } from './site-modals.tsx'

/** What stands over every page. */
const OverPage = () => (
  <>
    <SiteModals />
    <Notices />
  </>
)

export default OverPage
