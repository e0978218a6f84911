import { readJson } from '#kernel/web/browser.ts'

/** The response of a file URL, in the shape of other responses. */
export interface FileAnswer {
  readonly success: true
  readonly name: string
  readonly blob: Blob
}

const nameOf = (response: Response): string | undefined => {
  const disposition = response.headers.get('content-disposition') ?? ''
  return disposition.startsWith('attachment') ? (/filename="([^"]+)"/.exec(disposition)?.[1] ?? 'file') : undefined
}

/** Reads a file response as a blob; anything else, such as a refusal, as JSON. */
export const readFile = async (response: Response): Promise<unknown> => {
  const name = response.ok ? nameOf(response) : undefined
  if (name === undefined) return readJson(response)
  return { success: true, name, blob: await response.blob() } satisfies FileAnswer
}
