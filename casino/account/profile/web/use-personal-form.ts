import { useForm } from 'react-hook-form'
import { api } from '#kernel/web/browser.ts'
import { notify } from '#kernel/web/notices/notices.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { ProfileData, updateProfileEndpoint } from '../contract.ts'
import type { pageTexts } from '../page-texts.ts'
import { personalFields, type PersonalField } from '../rules.ts'
import { rememberProfile } from './profile-query.ts'

export type PersonalForm = Record<PersonalField, string>

const valuesOf = (profile: ProfileData): PersonalForm =>
  Object.fromEntries(personalFields.map((field) => [field, profile[field] ?? ''])) as PersonalForm

/** The form of what a player tells of themselves. Only what changed is sent, so two open pages do not undo each other. */
export const usePersonalForm = (profile: ProfileData) => {
  const text = useText<typeof pageTexts>()
  const form = useForm<PersonalForm>({ values: valuesOf(profile), resetOptions: { keepDirtyValues: true } })
  const { dirtyFields, isDirty, isSubmitting, errors } = form.formState

  const onSent = async (values: PersonalForm): Promise<void> => {
    const changed = personalFields.filter((field) => dirtyFields[field])
    if (changed.length === 0) return
    const body = Object.fromEntries(changed.map((field) => [field, values[field]]))
    const answer = await api.call<typeof updateProfileEndpoint>('POST /rest/player/update/', { body })
    if (answer.success) {
      form.reset(valuesOf(answer.data))
      rememberProfile(answer.data)
      return notify({ tone: 'positive', title: text('profile.saved') })
    }
    const wrong = personalFields.filter((field) => answer.errors[field] !== undefined)
    wrong.forEach((field, index) => form.setError(field, { message: answer.errors[field] ?? '' }, { shouldFocus: index === 0 }))
    if (wrong.length === 0) notify({ tone: 'negative', title: answer.message })
  }

  return { form, errors, isDirty, isSubmitting, send: form.handleSubmit(onSent) }
}
