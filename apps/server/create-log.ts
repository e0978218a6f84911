import { type DestinationStream, type Logger, pino } from 'pino'

/** What of an error is about the program. Beside it a database tells the row that it refused, and a mail server who it was for. */
const told = ['type', 'message', 'stack', 'code', 'severity', 'constraint', 'schema', 'table', 'column', 'routine', 'statusCode']

/** An error as it is logged: never with the data of people that others have put into it. */
const errorForLog = (error: unknown): unknown => {
  const written: unknown = pino.stdSerializers.err(error as Error)
  if (typeof written !== 'object' || written === null) return written
  const kept = Object.fromEntries(Object.entries(written).filter(([name]) => told.includes(name)))
  const { errors } = error as { errors?: unknown }
  return Array.isArray(errors) ? { ...kept, aggregateErrors: errors.map(errorForLog) } : kept
}

/** The log of the house: a line of JSON for each thing that an operator should see. */
export const createLog = (level: string, destination?: DestinationStream): Logger => {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: errorForLog } }
  return destination ? pino(options, destination) : pino(options)
}
