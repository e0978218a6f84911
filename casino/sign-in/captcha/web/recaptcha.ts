interface Recaptcha {
  ready(callback: () => void): void
  execute(key: string, options: { readonly action: string }): Promise<string>
}

interface Asked {
  readonly key: string
  readonly url: string
  readonly action: string
  readonly signal: AbortSignal
}

/** A provider that takes longer is considered down. */
const timeout_ms = 8_000

const provider = (): Recaptcha | undefined => (window as { grecaptcha?: Recaptcha }).grecaptcha

/** The script is loaded with the first captcha that needs it, from the configured URL only. */
const loadScript = ({ key, url }: Asked): Promise<void> =>
  new Promise((resolve, reject) => {
    if (provider()) return resolve()
    const address = new URL(url)
    if (!address.searchParams.has('render')) address.searchParams.set('render', key)
    const script = document.createElement('script')
    script.src = address.href
    script.async = true
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error('the captcha script did not load'))
    })
    document.head.append(script)
  })

const execute = async (asked: Asked): Promise<string> => {
  await loadScript(asked)
  const known = provider()
  if (!known) throw new Error('the captcha script gave nothing')
  await new Promise<void>((resolve) => known.ready(resolve))
  return known.execute(asked.key, { action: asked.action })
}

/** CA-001, CA-002: the provider's token; undefined if it fails, times out, or was cancelled. */
export const askRecaptcha = (asked: Asked): Promise<string | undefined> =>
  new Promise((resolve) => {
    const give_up = setTimeout(() => resolve(undefined), timeout_ms)
    asked.signal.addEventListener('abort', () => resolve(undefined), { once: true })
    execute(asked)
      .then(resolve, () => resolve(undefined))
      .finally(() => clearTimeout(give_up))
  })
