import { readJson } from '#kernel/web/api/fetch-transport.ts'

/** What an address of a file answered, in the shape of every other answer. */
export interface FileAnswer {
  readonly success: true
  readonly name: string
  readonly blob: Blob
}

const nameOf = (response: Response): string | undefined => {
  const disposition = response.headers.get('content-disposition') ?? ''
  return disposition.startsWith('attachment') ? (/filename="([^"]+)"/.exec(disposition)?.[1] ?? 'file') : undefined
}

/** A file is what the house sends as one. Everything else, such as a refusal, is JSON as ever. */
export const readFile = async (response: Response): Promise<unknown> => {
  const name = response.ok ? nameOf(response) : undefined
  if (name === undefined) return readJson(response)
  return { success: true, name, blob: await response.blob() } satisfies FileAnswer
}
