import { illustrationSrc } from './art/art-src.ts'
import type { IllustrationName } from './art/illustrations/names.ts'

/** An illustration above an empty or error state. Hidden from screen readers, because the text says it. */
export const Illustration = ({ name }: { readonly name: IllustrationName }) => (
  <img src={illustrationSrc(name)} alt="" width={196} height={140} decoding="async" />
)
