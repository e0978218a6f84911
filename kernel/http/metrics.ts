import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'

/** Prometheus metrics of the site. A slice registers its own on `registry`. */
export interface Metrics {
  readonly registry: Registry
  readonly requests: Histogram<'route' | 'status'>
  readonly counter: (name: string, help: string, labels?: readonly string[]) => Counter
  readonly gauge: (name: string, help: string) => Gauge
}

export const createMetrics = (options: { process_figures: boolean }): Metrics => {
  const registry = new Registry()
  if (options.process_figures) collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'openhouse_request_seconds',
    help: 'Time to answer a request, by route and status.',
    labelNames: ['route', 'status'] as const,
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers: [registry],
  })
  const known = new Map<string, Counter | Gauge>()
  const once = <M extends Counter | Gauge>(name: string, make: () => M): M => {
    const existing = known.get(name)
    if (existing) return existing as M
    const made = make()
    known.set(name, made)
    return made
  }
  return {
    registry,
    requests,
    counter: (name, help, labels = []) => once(name, () => new Counter({ name, help, labelNames: [...labels], registers: [registry] })),
    gauge: (name, help) => once(name, () => new Gauge({ name, help, registers: [registry] })),
  }
}
