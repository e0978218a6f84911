import { Compile } from 'typebox/compile'
import type { BodyOf, EndpointDeclaration, ReplyOf } from '#kernel/contract/endpoint.ts'
import { askSigned } from '#kernel/http/ask-signed.ts'
import { canonicalJson } from '#kernel/http/canonical-json.ts'
import { isSignedBy, type Signed } from '#kernel/http/signed-calls.ts'
import type { House } from '#kernel/house.ts'
import { type Project, projectSettings } from './settings.ts'

/** What is signed of an answer. No call has this method, so neither is ever valid as the other. */
export const signedAnswer = (call: Signed, from: string, data: unknown): Signed => ({
  ...call,
  from,
  method: 'ANSWER',
  body: canonicalJson(data),
})

export type Answer<E extends EndpointDeclaration> = ReplyOf<E> extends { readonly data: infer Data } ? Data : never

/** Asks another project. Throws where it does not answer in time, or where its answer is not signed by it, over this very question. */
export type Ask = <E extends EndpointDeclaration & { readonly body: object }>(
  house: House,
  project: Project,
  call: E,
  content: BodyOf<E> & object,
) => Promise<Answer<E>>

const shapes = new Map<string, ReturnType<typeof Compile>>()

export const askProject: Ask = async (house, { name, key, url }, call, content) => {
  const { own_name } = house.config.of(projectSettings)
  const path = call.route.replace('POST ', '').replace('{project}', own_name)
  const { answer, asked } = await askSigned(house, { url: url + path, key, from: own_name, content })
  const shape = shapes.get(call.route) ?? Compile(call.reply)
  shapes.set(call.route, shape)
  if (!shape.Check(answer)) throw new Error(`the project ${name} answered something of another shape`)
  const { data, signature } = answer as { data: never; signature: string }
  if (!isSignedBy(key, signedAnswer(asked, name, data), signature)) throw new Error(`an answer of the project ${name} is not signed by it`)
  return data
}
