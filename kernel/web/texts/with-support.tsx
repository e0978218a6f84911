import type { texts } from '#kernel/web/texts/support-texts.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'

/** The support email address; empty if there is none. */
export const useSupportEmail = (): string => useText<typeof texts>()('support-email')

/** A text in which the support address, if present, is a mail link. */
export const WithSupport = ({ children }: { readonly children: string }) => {
  const email = useSupportEmail()
  if (email === '' || !children.includes(email)) return children
  const [before = '', after = ''] = children.split(email)
  return (
    <>
      {before}
      <a href={`mailto:${email}`} className="font-semibold wrap-anywhere underline">
        {email}
      </a>
      {after}
    </>
  )
}
