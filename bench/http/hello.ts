import Fastify from 'fastify'

/** The baseline H: the least that a Fastify server can answer. Its port comes as an argument. */
const app = Fastify()
app.get('/', () => ({ success: true, data: 'hello' }))
await app.listen({ port: Number(process.argv[2]), host: 'localhost' })
