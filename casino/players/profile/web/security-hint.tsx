import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { readCookie } from '#kernel/web/cookies.ts'
import { useMain } from '#kernel/web/state/app-state.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Notice } from '#ui/notice.tsx'
import type { pageTexts } from '../page-texts.ts'
import { isSecurityHintDue, noteHintShown, securityShownCookie } from './security-hint-due.ts'

/** PR-010: once a day, a hint to confirm a contact for account recovery. Rendered in the browser only. */
export const SecurityHint = () => {
  const text = useText<typeof pageTexts>()
  const { emailConfirmed, confirmed } = useMain()
  const [is_due] = useState(() =>
    isSecurityHintDue({
      is_email_confirmed: emailConfirmed === true,
      is_phone_confirmed: confirmed === true,
      shown: readCookie(securityShownCookie),
    }),
  )
  useEffect(() => {
    if (is_due) noteHintShown()
  }, [is_due])
  if (!is_due) return null
  return (
    <Notice tone="info">
      <p>{text('profile.security-hint')}</p>
      <Link to="/profile/?tab=security" className={buttonClass({ size: 'sm', variant: 'secondary' }, 'mt-3')}>
        {text('profile.security-hint.go')}
      </Link>
    </Notice>
  )
}
