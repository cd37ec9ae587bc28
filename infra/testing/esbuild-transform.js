import { transformSync } from 'esbuild';

/** A Jest transformer that strips types from TypeScript. */
export default {
  process: (source, sourcefile) =>
    transformSync(source, { loader: 'ts', sourcefile, target: 'node24', sourcemap: 'inline' }),
};
