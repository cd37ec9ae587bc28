const NEEDED = 24;

// The project's own Node comes with its packages; only `node file.ts` by hand meets another one.
if (Number(process.versions.node.split('.')[0]) < NEEDED) {
  console.error(
    `Hearth needs Node ${NEEDED} or newer; this is ${process.version}. Start it with "npm start".`,
  );
  process.exit(1);
}
