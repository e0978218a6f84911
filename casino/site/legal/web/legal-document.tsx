import { useLoaderData } from 'react-router'
import type { LegalFacts } from '../contract.ts'
import { cookies } from '../cookies.ts'
import type { texts as contactTexts } from '../contact-texts.ts'
import type { texts as privacyTexts } from '../privacy-texts.ts'
import type { texts as termsTexts } from '../terms-texts.ts'
import { componentOf, type PageData } from '#kernel/web/page/page-data.ts'
import { useAppState } from '#kernel/web/state/app-state.ts'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { WithSupport } from '#kernel/web/texts/with-support.tsx'
import { PageContainer } from '#ui/layout/page-container.tsx'
import { PageHeading } from '#ui/layout/page-heading.tsx'

type Key = keyof typeof termsTexts | keyof typeof privacyTexts | keyof typeof contactTexts

export interface LegalSection {
  /** Anchor of the section: /terms/#money. */
  readonly id: string
  readonly heading: Key
  readonly paragraphs: readonly Key[]
}

/** A list in a text; `none` chooses the sentence of a house that has none of it. */
const listed = (names: readonly string[]): string => (names.length > 0 ? names.join(', ') : 'none')

const cookieNames = Object.fromEntries(Object.entries(cookies).map(([use, names]) => [use, names.join(', ')]))

const yes = (is_so: boolean): 'yes' | 'no' => (is_so ? 'yes' : 'no')

/** Values of the texts' placeholders. */
const valuesOf = (facts: LegalFacts, brand: string) => ({
  brand,
  age: facts.minimumAge,
  has_company: yes(facts.company !== null),
  company: facts.company?.name ?? '',
  address: facts.company?.address ?? '',
  has_licence: yes(facts.company?.licence !== null && facts.company?.licence !== undefined),
  licence: facts.company?.licence ?? '',
  regulator: facts.regulator?.name ?? 'none',
  is_demo: yes(facts.isDemo),
  tax_number: yes(facts.isTaxNumberNeeded),
  needs_limits: yes(facts.isLimitNeeded),
  captcha: facts.captchaHost ?? 'none',
  social: listed(facts.socialServices),
  studios: listed(facts.studios),
  projects: listed(facts.projects),
  ...cookieNames,
})

type LegalDocumentProps = { readonly heading: Key; readonly lead: Key; readonly since?: Key; readonly sections: readonly LegalSection[] }

/** A page of numbered sections that can be linked to and printed. */
export const LegalDocument = ({ heading, lead, since, sections }: LegalDocumentProps) => {
  const text = useText<Record<Key, unknown> & typeof termsTexts & typeof privacyTexts & typeof contactTexts>()
  const { date } = useFormats()
  const { title } = useAppState().config.brand
  const facts = componentOf(useLoaderData<PageData>(), 'legal-facts')
  if (!facts) return null
  const values = valuesOf(facts, title)
  return (
    <PageContainer width="text">
      <PageHeading heading={text(heading)} text={text(lead, values)} />
      {since && <p className="-mt-4 text-sm text-ink-soft">{text(since, { day: date(facts.since) })}</p>}
      {sections.map((section) => (
        <section key={section.id} id={section.id} className="scroll-mt-20">
          <h2 className="mb-2 text-xl font-extrabold">{text(section.heading)}</h2>
          <div className="flex flex-col gap-2 text-ink-soft">
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph}>
                <WithSupport>{text(paragraph, values)}</WithSupport>
              </p>
            ))}
          </div>
        </section>
      ))}
    </PageContainer>
  )
}
