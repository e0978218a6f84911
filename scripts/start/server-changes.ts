import { watch } from 'node:fs'

const folders = ['apps/server', 'casino', 'engines', 'kernel'] as const

/** Vite replaces page modules without a restart; tests and Markdown do not affect the running server. */
const concernsServer = (file: string): boolean => /\.(ts|sql)$/.test(file) && !/(^|[/\\])(web|testing)[/\\]|\.test\.ts$/.test(file)

/** Calls `changed` once per burst of changes to server modules: editors and git write many files at once. */
export const onServerChange = (changed: () => void): void => {
  let pending: NodeJS.Timeout | undefined
  for (const folder of folders) {
    watch(folder, { recursive: true }, (_event, file) => {
      if (file === null || !concernsServer(`/${file}`)) return
      clearTimeout(pending)
      pending = setTimeout(changed, 150)
    })
  }
}
