import { illustrationSrc } from './art/art-src.ts'
import type { IllustrationName } from './art/illustrations/names.ts'

/** A small scene above an empty or broken place. Silent: the words below say it. */
export const Illustration = ({ name }: { readonly name: IllustrationName }) => (
  <img src={illustrationSrc(name)} alt="" width={196} height={140} decoding="async" />
)
