const NEEDED = 24;

// npm scripts use the Node version from node_modules; only a direct `node file.ts` can run on another one.
if (Number(process.versions.node.split('.')[0]) < NEEDED) {
  console.error(
    `Hearth needs Node ${NEEDED} or newer; this is ${process.version}. Start it with "npm start".`,
  );
  process.exit(1);
}
