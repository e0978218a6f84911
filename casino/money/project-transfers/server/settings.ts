import { defineSettings } from '#kernel/config/settings.ts'

/** Another house of the same owner. */
export interface Project {
  /** What it calls itself in its own configuration. */
  readonly name: string
  /** The key that both sides sign with, in hexadecimal. */
  readonly key: string
  /** Its public address, an origin. */
  readonly url: string
}

export interface ProjectSettings {
  /** What the other houses call this one. */
  readonly own_name: string
  readonly others: ReadonlyMap<string, Project>
}

const name_pattern = /^[a-z0-9]{1,20}$/
const pattern = /^([a-z0-9]{1,20}):((?:[0-9a-f]{2}){32,})@(https?:\/\/\S+)$/

/**
 * `PROJECT_NAME=alpha` and `PROJECTS=beta:hex@https://beta.example,…`: houses between which players may move their cash. A key is of one pair
 * alone, so that what is signed for one house is of no use at another; in production they are reached by https.
 */
export const projectSettings = defineSettings((env, { public_url, production }, mistakes): ProjectSettings => {
  const own_name = env['PROJECT_NAME'] ?? ''
  const parts = (env['PROJECTS'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  const others = parts.flatMap((part): Project[] => {
    const [, name = '', key = '', address = ''] = pattern.exec(part) ?? []
    if (!URL.canParse(address)) return []
    const { origin, protocol, href } = new URL(address)
    const is_allowed = origin !== public_url && (protocol === 'https:' || !production) && href === `${origin}/`
    return is_allowed ? [{ name, key, url: origin }] : []
  })
  const names = new Set([own_name, ...others.map(({ name }) => name)])
  const keys = new Set(others.map(({ key }) => key))
  if (others.length < parts.length || keys.size < parts.length || names.size < parts.length + 1)
    mistakes.push(
      'PROJECTS must be a list of name:hex@address with at least 64 hex digits each; a name stands once and is not PROJECT_NAME, a key is of one pair of houses alone, and an address is the other house’s PUBLIC_URL (in production https).',
    )
  if (own_name === '' ? parts.length > 0 : !name_pattern.test(own_name))
    mistakes.push('PROJECT_NAME is what the houses of PROJECTS call this one: up to 20 small letters and digits.')
  return { own_name, others: new Map(others.map((project) => [project.name, project])) }
})
