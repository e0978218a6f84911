/** How a lane goes on after a failed batch (`LaneOptions.remedyFor`), by what PostgreSQL or the connection to it said. */
export const remedyFor = (error: unknown): 'again' | 'apart' | 'give-up' => {
  const { code = '', message = '' } = (error ?? {}) as { code?: string; message?: string }
  // Serialization and deadlock; lost connections, a server that stops or starts.
  if (/^(40001|40P01|08...|57P0\d|53300|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE)$/.test(code)) return 'again'
  if (/Connection terminated|connection error/i.test(message)) return 'again'
  // Data that PostgreSQL cannot take, a broken constraint, an account that cannot be opened. Not: a statement that took too long.
  return /^(22|23|P0)...$/.test(code) ? 'apart' : 'give-up'
}
