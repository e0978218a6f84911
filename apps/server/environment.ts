/** A copy of the environment as the operator set it. */
export const environment: NodeJS.ProcessEnv = { ...process.env }

// React selects its development or production build by NODE_ENV when it is first imported. The development build renders at a fifth
// of the speed, so a server that uses built pages selects production, with or without real players.
process.env['NODE_ENV'] = environment['WEB'] === 'dev' ? 'development' : 'production'
