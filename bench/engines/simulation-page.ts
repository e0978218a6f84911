import type { BetMaths } from '#engines/game.ts'
import { winBounds, type SimulationSums } from './simulate-worker.ts'

/** Simulated results of one bet and its published figures. */
export interface Simulated {
  readonly slug: string
  readonly bet: string
  readonly maths: BetMaths
  readonly sums: SimulationSums
  readonly rtp: number
  readonly margin: number
  readonly exact: number
  readonly is_inside: boolean
}

const names = [
  'nothing',
  ...winBounds.map((bound, index) => `${index === 0 ? 'over 0' : `over ${winBounds[index - 1]}`} to ${bound}`),
  `over ${winBounds.at(-1)}`,
]

const percent = (share: number): string => `${(share * 100).toFixed(3)} %`

/** Shares of rounds by win, on a logarithmic scale that shows rare wins too. */
const bars = ({ sums }: Simulated): string =>
  sums.by_win
    .map((wins, index) => {
      const share = wins / sums.rounds
      const width = wins === 0 ? 0 : (1 + Math.log10(share) / Math.log10(sums.rounds)) * 300
      return `<tr><th>${names[index]}</th><td>${wins}</td><td>${percent(share)}</td><td><svg width="300" height="12"><rect width="${width.toFixed(1)}" height="12" rx="3"/></svg></td></tr>`
    })
    .join('')

/** Position of the return in its confidence interval. */
const interval = ({ rtp, margin, exact, is_inside }: Simulated): string => {
  const at = (value: number): string => (150 + Math.max(-1.2, Math.min(1.2, (value - exact) / margin)) * 120).toFixed(1)
  return `<svg width="300" height="24" class="${is_inside ? 'in' : 'out'}"><path d="M30 12H270M30 6V18M270 6V18M150 3V21"/><circle cx="${at(rtp)}" cy="12" r="5"/></svg>`
}

const section = (one: Simulated): string => {
  const { slug, bet, maths, sums, rtp, margin, exact } = one
  return `<section><h2>${slug} ${bet}</h2>${interval(one)}
<p>${sums.rounds} rounds. RTP ${percent(rtp)} ± ${percent(margin)}, exact ${percent(exact)}. Hit rate ${percent(sums.hits / sums.rounds)}, exact ${maths.hit_rate.percent} %.
Most ×${sums.most.toFixed(2)} of ×${maths.max_win_multiple}. Longest dry run ${sums.longest_dry_run} rounds, deepest fall ${Math.round(sums.drawdown)} stakes.</p>
<table><tr><th>pays, in stakes</th><th>rounds</th><th>share</th><th>share, logarithmic</th></tr>${bars(one)}</table></section>`
}

/** The results as a self-contained HTML page. */
export const simulationPage = (
  results: readonly Simulated[],
): string => `<!doctype html><meta charset="utf-8"><title>Simulated rounds</title>
<style>body{font:15px/1.5 system-ui;max-width:760px;margin:2rem auto;padding:0 1rem}table{border-collapse:collapse}th,td{padding:2px 12px 2px 0;text-align:left;font-variant-numeric:tabular-nums}
rect{fill:#2f7d5b}path{stroke:#888;fill:none}.in circle{fill:#2f7d5b}.out circle{fill:#c0392b}</style>
<h1>Simulated rounds</h1>${results.map(section).join('\n')}
`
