import Fastify from 'fastify'

/** Baseline H: a minimal Fastify server. Argument: its port. */
const app = Fastify()
app.get('/', () => ({ success: true, data: 'hello' }))
await app.listen({ port: Number(process.argv[2]), host: 'localhost' })
