// Imported before the local stack: answers each message of the process that has started it with the memory in use.
process.on('message', () => {
  // What is garbage already is no leak.
  globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  process.send?.({ rss, heapUsed, external });
});
