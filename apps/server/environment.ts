/** The environment as the operator gave it. */
export const environment: NodeJS.ProcessEnv = { ...process.env }

// React takes one of its two builds when it is first imported, by this word. That of development renders at a fifth of the
// speed, and a house that shows a build has no use for it, whether or not it takes real players.
process.env['NODE_ENV'] = environment['WEB'] === 'dev' ? 'development' : 'production'
