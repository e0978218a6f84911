import type { Config } from '#kernel/config/config.ts'

type Watched = Pick<Config, 'production' | 'host' | 'demo' | 'jurisdiction'>

/** Start-up warnings about a risky configuration; empty if there are none. */
export const warningsOf = ({ production, host, demo, jurisdiction }: Watched): string[] => [
  ...(jurisdiction === 'open' ? ['JURISDICTION=open: every feature is on. Choose a profile before real players come.'] : []),
  ...(production && demo ? ['DEMO=yes: test cards fill purses here. Say DEMO=no before anybody pays.'] : []),
  ...(!production && /^(0\.0\.0\.0|::)$/.test(host)
    ? [`HOST=${host}: whoever reaches this machine plays here with test cards. For players say NODE_ENV=production.`]
    : []),
]
