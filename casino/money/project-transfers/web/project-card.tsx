import { ExternalLink, Link2 } from 'lucide-react'
import { useFormats } from '#kernel/web/texts/formats.ts'
import { useText } from '#kernel/web/texts/use-text.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Notice } from '#ui/notice.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { LinkedProject } from '../contract.ts'
import type { texts } from '../texts.ts'
import { useLink } from './use-link.ts'

type Linking = ReturnType<typeof useLink>

/** One site makes a code, the other takes it: either may be this one. */
const LinkForm = ({ title, form }: { readonly title: string; readonly form: Linking }) => {
  const text = useText<typeof texts>()
  const { dateTime } = useFormats()
  const { made } = form
  return (
    <form
      noValidate
      className="mt-3 flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void form.link()
      }}
    >
      <p className="text-sm text-pretty text-ink-soft">{text('project-transfers.link.how')}</p>
      <TextField
        id={form.code_id}
        name="code"
        label={text('project-transfers.code', { title })}
        error={form.fault}
        value={form.typed}
        onChange={(event) => form.type(event.target.value)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" className="flex-1" loading={form.sending === 'link'}>
          {text('project-transfers.link')}
        </Button>
        <Button className="flex-1" variant="secondary" loading={form.sending === 'code'} onClick={() => void form.makeCode()}>
          {text('project-transfers.code.make')}
        </Button>
      </div>
      {made && (
        <div className="rounded-md bg-surface-2 p-4" role="status">
          <p className="text-sm text-ink-soft">{text('project-transfers.code.yours')}</p>
          <p className="amount text-2xl font-extrabold tracking-wider" data-project-code>
            {made.code}
          </p>
          <p className="mt-1 text-sm text-pretty">
            {text('project-transfers.code.enter-there', { title, till: dateTime(made.validTill) })}
          </p>
        </div>
      )}
    </form>
  )
}

/** Another site of the owner, and the account that the player has linked there. */
export const ProjectCard = ({ project: { project, title, url, linkedAt } }: { readonly project: LinkedProject }) => {
  const text = useText<typeof texts>()
  const { date } = useFormats()
  const form = useLink(project)
  return (
    <li className="py-4 first:pt-0 last:pb-0" data-project={project}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Link2 className={`size-5 shrink-0 ${linkedAt === null ? 'text-ink-soft' : 'text-positive'}`} aria-hidden="true" />
        <span className="min-w-0 flex-1 truncate font-semibold">{title}</span>
        <Badge tone={linkedAt === null ? 'neutral' : 'positive'}>
          {linkedAt === null ? text('project-transfers.not-linked') : text('project-transfers.linked', { at: date(linkedAt) })}
        </Badge>
      </div>
      {form.refused !== undefined && (
        <Notice className="mt-3" tone="warning" announce>
          {form.refused}
        </Notice>
      )}
      {linkedAt === null && <LinkForm title={title} form={form} />}
      <div className="mt-3 flex flex-wrap gap-2">
        <a href={url} target="_blank" rel="noreferrer" className={buttonClass({ size: 'sm', variant: 'ghost' })}>
          <ExternalLink className="size-4" aria-hidden="true" />
          {text('project-transfers.open')}
        </a>
        {linkedAt !== null && (
          <Button size="sm" variant="ghost" loading={form.sending === 'unlink'} onClick={() => void form.unlink()}>
            {text('project-transfers.unlink')}
          </Button>
        )}
      </div>
    </li>
  )
}
