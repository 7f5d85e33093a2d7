// boardgame.io's own server, in memory, as the reference of the server benchmark. Started by a driver, which asks it for
// its figures over the channel of its parent.
process.env = { ...process.env, NODE_ENV: 'production' }
const { Origins, Server } = await import('boardgame.io/dist/cjs/server.js')
const { Pillars } = await import('./pillars.mjs')

Error.stackTraceLimit = 0
const server = Server({ games: [Pillars], origins: [Origins.LOCALHOST] })
// Its access log is not what is measured.
console.log = () => {}
console.info = () => {}
const { appServer } = await server.run({ port: 0 })

process.on('message', (ask) => {
  if (ask === 'figures') process.send?.({ cpu: process.cpuUsage(), rss: process.memoryUsage().rss })
  if (ask === 'end') process.exit(0)
})
process.on('disconnect', () => process.exit(0))
process.send?.({ port: appServer.address().port })
