// On SIGUSR2, prints what has been added to the prototypes that all of the server's objects share.
const prototypes = [Object.prototype, Array.prototype, Function.prototype]
const clean = prototypes.map((prototype) => Reflect.ownKeys(prototype))

process.on('SIGUSR2', () => {
  const added = prototypes.flatMap((prototype, index) =>
    Reflect.ownKeys(prototype).filter((key) => !clean[index].includes(key)),
  )
  console.error(`Prototypes: ${added.map(String).join(', ') || 'clean'}`)
})
