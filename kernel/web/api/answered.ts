import type { Refused } from '#kernel/web/api/api.ts'

/** The response of a call, for a query function. Throws a refusal with its message, which becomes the query's error. */
export const answered = async <A extends { readonly success: boolean }>(call: Promise<A>): Promise<Exclude<A, Refused>> => {
  const answer = await call
  if (!answer.success) throw new Error((answer as unknown as Refused).message)
  return answer as Exclude<A, Refused>
}

type DataOf<A> = A extends { readonly data: infer Data } ? Data : never

/** The same for a call whose response is its `data`. */
export const dataOf = async <A extends { readonly success: boolean }>(call: Promise<A>): Promise<DataOf<Exclude<A, Refused>>> => {
  const answer: unknown = await answered(call)
  return (answer as { readonly data: DataOf<Exclude<A, Refused>> }).data
}
