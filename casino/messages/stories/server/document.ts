import { Type, type Static } from 'typebox'
import { Compile } from 'typebox/compile'
import { fluentIcons } from '#ui/art/icon-list.ts'
import { Slug } from '#kernel/contract/schemas.ts'
import { sceneNames } from '../rules.ts'

const exact = { additionalProperties: false } as const

/** One text in every language, none of them empty or longer than its room. */
const words = (most: number) => {
  const Words = Type.String({ minLength: 1, maxLength: most })
  return Type.Object({ uk: Words, ru: Words, en: Words }, exact)
}

const Icon = Type.Enum(Object.keys(fluentIcons) as (keyof typeof fluentIcons)[])

/** What a story shows. */
const content = {
  heading: words(60),
  text: words(260),
  scene: Type.Enum([...sceneNames]),
  /** Up to three, for the scene `things`. */
  icons: Type.Optional(Type.Array(Icon, { minItems: 1, maxItems: 3 })),
  /** The page that the story is about: a path of this site, without the language. */
  link: Type.Optional(Type.Object({ path: Type.String({ pattern: '^/([a-z0-9-]+/)*(\\?[a-zA-Z0-9=&_-]+)?$' }), label: words(40) }, exact)),
}
export type StoryContent = Static<ReturnType<typeof contentObject>>
const contentObject = () => Type.Object(content, exact)

const StoryDocument = Type.Object(
  {
    slug: Slug,
    /** Set for a story about something to play or to take part in: it is not shown to whom play is closed. */
    is_invitation: Type.Boolean(),
    ...content,
  },
  exact,
)
export type StoryDocument = Static<typeof StoryDocument>

/** A category with some of its stories: those that it already has and that are not among them stay as they are. */
export const CategoryDocument = Type.Object(
  {
    slug: Slug,
    title: words(24),
    icon: Icon,
    /** 10, 20 … from the left. */
    position: Type.Integer({ minimum: 1, maximum: 10_000 }),
    stories: Type.Array(StoryDocument, { minItems: 1, maxItems: 20 }),
  },
  exact,
)
export type CategoryDocument = Static<typeof CategoryDocument>

const check = Compile(CategoryDocument)

const faultsOf = ({ stories }: CategoryDocument): string[] =>
  stories.flatMap(({ slug, scene, icons }, index) => [
    ...(stories.findIndex((other) => other.slug === slug) === index ? [] : [`stories: two are called ${slug}`]),
    ...((scene === 'things') === (icons !== undefined) ? [] : [`${slug}: icons are named for the scene things, and for no other`]),
  ])

type ReadDocument = { readonly document: CategoryDocument } | { readonly document: null; readonly faults: readonly string[] }

/** Parses a document; returns where it is invalid. */
export const readDocument = (written: unknown): ReadDocument => {
  if (!check.Check(written))
    return {
      document: null,
      faults: [...check.Errors(written)].slice(0, 20).map(({ instancePath, message }) => `${instancePath || 'document'}: ${message}`),
    }
  const faults = faultsOf(written)
  return faults.length > 0 ? { document: null, faults } : { document: written }
}
