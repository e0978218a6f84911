import { useDocument } from '#kernel/web/document.tsx'
import { page_texts_id } from '#kernel/web/texts/load-texts.ts'

/** Placeholder replaced with the page's texts after rendering, because only then is it known which were used. */
export const page_texts_place = '@page-texts@'

/** The page's texts, and the URL of all others. Rendered on the server only. */
export const PageTexts = () => (
  <script
    id={page_texts_id}
    type="application/json"
    data-more={useDocument().for_machines?.messages_url}
    dangerouslySetInnerHTML={{ __html: page_texts_place }}
  />
)
