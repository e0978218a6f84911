import { watch } from 'node:fs'

const folders = ['apps/server', 'casino', 'engines', 'kernel'] as const

/** Pages are replaced by Vite without a restart; tests and texts for people change nothing that runs. */
const concernsServer = (file: string): boolean => /\.(ts|sql)$/.test(file) && !/(^|[/\\])(web|testing)[/\\]|\.test\.ts$/.test(file)

/** Calls `changed` once for each burst of changes to the server's modules: editors and git write many files at a time. */
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
