// Runs in a worker of a browser: dies of the first message.
addEventListener('message', () => {
  throw new Error('out of breath')
})
