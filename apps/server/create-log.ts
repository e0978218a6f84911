import { type DestinationStream, type Logger, pino } from 'pino'

/**
 * The fields of an error that are logged. Other fields may contain personal data: a database includes the refused row, and a mail
 * server the recipient.
 */
const told = ['type', 'message', 'stack', 'code', 'severity', 'constraint', 'schema', 'table', 'column', 'routine', 'statusCode']

/** Serializes an error for the log without personal data. */
const errorForLog = (error: unknown): unknown => {
  const written: unknown = pino.stdSerializers.err(error as Error)
  if (typeof written !== 'object' || written === null) return written
  const kept = Object.fromEntries(Object.entries(written).filter(([name]) => told.includes(name)))
  const { errors } = error as { errors?: unknown }
  return Array.isArray(errors) ? { ...kept, aggregateErrors: errors.map(errorForLog) } : kept
}

/** The site's log: one JSON line per entry. */
export const createLog = (level: string, destination?: DestinationStream): Logger => {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: errorForLog } }
  return destination ? pino(options, destination) : pino(options)
}
