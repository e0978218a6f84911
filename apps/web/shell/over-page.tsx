import { NavigationProgress } from './navigation-progress.tsx'
import { Notices } from './notices.tsx'
import { SiteModals } from './site-modals.tsx'

/** Everything that is displayed over the page. */
const OverPage = () => (
  <>
    <NavigationProgress />
    <SiteModals />
    <Notices />
  </>
)

export default OverPage
