import { Link } from 'react-router'
import type { texts as contactTexts } from '#casino/site/legal/contact-texts.ts'
import type { texts as privacyTexts } from '#casino/site/legal/privacy-texts.ts'
import type { texts as termsTexts } from '#casino/site/legal/terms-texts.ts'
import type { texts as onboardingTexts } from '#casino/site/onboarding/texts.ts'
import { openModal } from '#kernel/web/modals/modals.ts'
import type { MenuItem } from '#kernel/contract/main-data.ts'
import { useMain } from '#kernel/web/state/app-state.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { useSupportEmail } from '#kernel/web/texts/with-support.tsx'
import { Footer, footerActionClass, footerLinkClass } from '#ui/layout/footer.tsx'
import type { texts } from '../texts.ts'
import { LanguageChoice, ThemeChoice } from './preferences.tsx'
import { SiteLogo } from './site-logo.tsx'
import { SiteVersionChoice } from './site-version.tsx'

const linksOf = (items: readonly MenuItem[]) =>
  items.map((item) => ({
    key: item.name,
    link: (
      <Link to={item.url} className={footerLinkClass}>
        {item.title}
      </Link>
    ),
  }))

const about = [
  { path: '/terms/', heading: 'terms.heading' },
  { path: '/privacy/', heading: 'privacy.heading' },
  { path: '/contact/', heading: 'contact.heading' },
] as const

const aboutLinks = (text: (key: (typeof about)[number]['heading']) => string) =>
  about.map(({ path, heading }) => ({
    key: path,
    link: (
      <Link to={path} className={footerLinkClass}>
        {text(heading)}
      </Link>
    ),
  }))

/** Visitors who dismissed the introduction can open it again here. */
const ShowAround = () => (
  <button type="button" className={footerLinkClass} onClick={() => openModal('Onboarding')}>
    {useText<typeof onboardingTexts>()('onboarding.heading')}
  </button>
)

const WriteToUs = ({ email }: { readonly email: string }) => (
  <a href={`mailto:${email}`} className={footerLinkClass}>
    {useText<typeof texts>()('shell.support')}
  </a>
)

/** The footer: responsible play first, then links, language and theme. */
const SiteFooter = () => {
  const text = useText<typeof texts>()
  const words = useText<typeof termsTexts & typeof privacyTexts & typeof contactTexts>()
  const main = useMain()
  const { menu } = main.header
  const support_email = useSupportEmail()
  const around = main.isGuest ? [] : [{ key: 'onboarding', link: <ShowAround /> }]
  const support = support_email === '' ? [] : [{ key: 'support', link: <WriteToUs email={support_email} /> }]
  const columns = [
    { heading: text('shell.menu.play'), links: linksOf(menu.filter((item) => item.group === 'play')) },
    { heading: text('shell.menu.house'), links: [...linksOf(menu.filter((item) => item.group === 'house')), ...around] },
    { heading: text('shell.menu.about'), links: [...aboutLinks(words), ...support] },
  ]
  return (
    <Footer
      logo={
        <div className="flex">
          <SiteLogo part="logo" size="sm" />
        </div>
      }
      columns={columns.filter((column) => column.links.length > 0)}
      responsible={{
        age: (main.Registration?.minimalAge ?? 18) >= 21 ? '21+' : '18+',
        heading: text('shell.responsible.heading'),
        text: text('shell.responsible.text'),
        actions: (
          <Link to="/responsible-play/" className={footerActionClass}>
            {text('shell.responsible.action')}
          </Link>
        ),
      }}
      settings={
        <>
          <LanguageChoice />
          <ThemeChoice />
          <SiteVersionChoice />
        </>
      }
      legal={text('shell.legal')}
    />
  )
}

export default SiteFooter
