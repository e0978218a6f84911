import { sawRelease } from '#apps/web/browser/release.ts'
import type { PushApp } from '#kernel/web-slice.ts'

/** RTM-054: pages that make no calls learn of a release by this message. */
export const handle = ({ data }: { readonly data: unknown }, { text }: Pick<PushApp, 'text'>): void => {
  const version = (data as { readonly version?: unknown } | null)?.version
  if (typeof version === 'string') sawRelease(version, text)
}
