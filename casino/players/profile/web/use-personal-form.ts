import { api } from '#kernel/web/browser.ts'
import { useForm } from '#kernel/web/forms/use-form.ts'
import { notify } from '#kernel/web/notices/notices.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import type { ProfileData, updateProfileEndpoint } from '../contract.ts'
import type { pageTexts } from '../page-texts.ts'
import { personalFields, type PersonalField } from '../rules.ts'
import { rememberProfile } from './profile-query.ts'

export type PersonalForm = Record<PersonalField, string>

const valuesOf = (profile: ProfileData): PersonalForm =>
  Object.fromEntries(personalFields.map((field) => [field, profile[field] ?? ''])) as PersonalForm

/** The form of personal details. Only changed fields are sent, so that two open pages do not undo each other. */
export const usePersonalForm = (profile: ProfileData) => {
  const text = useText<typeof pageTexts>()
  const given = valuesOf(profile)
  const { form, ...rest } = useForm<PersonalForm, { readonly success: true; readonly data: ProfileData }>({
    fields: { values: given, resetOptions: { keepDirtyValues: true } },
    call: (values, once) => {
      const changed = personalFields.filter((field) => values[field] !== given[field])
      const body = Object.fromEntries(changed.map((field) => [field, values[field]]))
      return api.call<typeof updateProfileEndpoint>('POST /rest/player/update/', { body, ...once })
    },
    onDone: ({ data }) => {
      form.reset(valuesOf(data))
      rememberProfile(data)
      notify({ tone: 'positive', title: text('profile.saved') })
    },
  })
  const { isDirty, errors } = form.formState
  return { ...rest, form, errors, isDirty }
}
