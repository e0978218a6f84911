import { NavigationProgress } from './navigation-progress.tsx'
import { Notices } from './notices.tsx'
import { SiteModals } from './site-modals.tsx'

/** What stands over every page. */
const OverPage = () => (
  <>
    <NavigationProgress />
    <SiteModals />
    <Notices />
  </>
)

export default OverPage
