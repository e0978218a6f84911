import { useDocument } from '#kernel/web/document.tsx'
import { page_texts_id } from '#kernel/web/texts/load-texts.ts'

/** Where the texts of the page come when it has been rendered: which they are is not known before. */
export const page_texts_place = '@page-texts@'

/** The texts that the page uses, and where the browser asks for others. Of the server alone. */
export const PageTexts = () => (
  <script
    id={page_texts_id}
    type="application/json"
    data-more={useDocument().for_machines?.messages_url}
    dangerouslySetInnerHTML={{ __html: page_texts_place }}
  />
)
