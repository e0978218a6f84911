import { useQuery } from '@tanstack/react-query'
import { Controller } from 'react-hook-form'
import { api } from '#kernel/web/browser.ts'
import { queries } from '#kernel/web/state/queries.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { DateField } from '#ui/date-field.tsx'
import { RefusedNotice } from '#ui/refused-notice.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { ProfileData } from '../contract.ts'
import type { pageTexts } from '../page-texts.ts'
import type { PersonalField } from '../rules.ts'
import { usePersonalForm } from './use-personal-form.ts'

interface Region {
  readonly code: string
  readonly name: string
}

/** PR-007: the regions of the player's country; countries without a list have no such field. */
const useRegions = (country: string): readonly Region[] =>
  useQuery(
    {
      queryKey: ['regions', country],
      staleTime: Number.POSITIVE_INFINITY,
      queryFn: async () => {
        const answer = await api.send('GET', `/rest/regions/?countryISO=${encodeURIComponent(country)}`)
        return answer.success ? ((answer as unknown as { data: readonly Region[] }).data ?? []) : []
      },
    },
    queries(),
  ).data ?? []

const labels = {
  first_name: 'profile.first-name',
  last_name: 'profile.last-name',
  city: 'profile.city',
  address: 'profile.address',
} as const
const completions = {
  first_name: 'given-name',
  last_name: 'family-name',
  city: 'address-level2',
  address: 'street-address',
} as const

/** PR-001: name, birth date and address, as in the player's document. */
export const PersonalCard = ({ profile }: { readonly profile: ProfileData }) => {
  const text = useText<typeof pageTexts>()
  const { form, errors, isDirty, is_sending, refused, send } = usePersonalForm(profile)
  const regions = useRegions(profile.country)
  const isLocked = (name: PersonalField): boolean => profile.locked.includes(name)
  const locked_hint = text(profile.isInReview ? 'profile.in-review-hint' : 'profile.locked-hint')
  const field = (name: Exclude<PersonalField, 'region' | 'birth_date'>, className = '') => {
    const is_locked = isLocked(name)
    return (
      <TextField
        {...form.register(name)}
        label={text(labels[name])}
        hint={is_locked ? locked_hint : undefined}
        error={errors[name]?.message}
        autoComplete={completions[name]}
        readOnly={is_locked}
        maxLength={200}
        className={className}
      />
    )
  }
  return (
    <Card heading={text('profile.personal.heading')}>
      <p className="mb-5 max-w-160 text-sm text-ink-soft">{text('profile.personal.why')}</p>
      <form noValidate onSubmit={send} className="grid gap-4 md:grid-cols-2">
        <RefusedNotice className="md:col-span-2">{refused}</RefusedNotice>
        {field('first_name')}
        {field('last_name')}
        <Controller
          control={form.control}
          name="birth_date"
          render={({ field: { disabled: _, ...day } }) => (
            <DateField
              {...day}
              label={text('profile.birth-date')}
              hint={isLocked('birth_date') ? locked_hint : undefined}
              error={errors.birth_date?.message}
              autoComplete="bday"
              readOnly={isLocked('birth_date')}
            />
          )}
        />
        {regions.length > 0 && (
          <SelectField
            {...form.register('region')}
            label={text('profile.region')}
            error={errors.region?.message}
            options={[
              { value: '', label: text('profile.region-none') },
              ...regions.map(({ code, name }) => ({ value: code, label: name })),
            ]}
          />
        )}
        {field('city')}
        {field('address')}
        <div className="md:col-span-2">
          <Button type="submit" loading={is_sending} disabled={!isDirty}>
            {text('profile.save')}
          </Button>
        </div>
      </form>
    </Card>
  )
}
