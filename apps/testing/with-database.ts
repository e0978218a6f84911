/** The connection string with another database name. */
export const withDatabase = (url: string, database: string): string => {
  const other = new URL(url)
  other.pathname = `/${database}`
  return other.href
}
