import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A captcha provider on this machine: accepts each token once, with the verdict that the test sets. */
export interface TestProvider {
  readonly url: string
  /** Number of times its script was requested; its tokens are `person-<call>`. */
  readonly scripts: string[]
  /** Token → the verdict on its first verification. */
  readonly answers: Map<string, object>
  /** Received requests, as form data. */
  readonly asked: URLSearchParams[]
  status: number
  close(): Promise<void>
}

const script = `window.grecaptcha = {
  ready: (callback) => callback(),
  execute: (key, { action }) => Promise.resolve('person-' + action),
}`

export const openCaptchaProvider = async (): Promise<TestProvider> => {
  const answers = new Map<string, object>()
  const asked: URLSearchParams[] = []
  const scripts: string[] = []
  const state = { status: 200 }
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/api.js')) {
      scripts.push(request.url)
      response.writeHead(state.status, { 'content-type': 'text/javascript' }).end(state.status === 200 ? script : '')
      return
    }
    void (async () => {
      let text = ''
      for await (const chunk of request) text += String(chunk)
      const form = new URLSearchParams(text)
      asked.push(form)
      const token = form.get('response') ?? ''
      const answer = answers.get(token) ?? { success: false, 'error-codes': ['timeout-or-duplicate'] }
      answers.delete(token)
      response.writeHead(state.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    scripts,
    answers,
    asked,
    get status() {
      return state.status
    },
    set status(status: number) {
      state.status = status
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
