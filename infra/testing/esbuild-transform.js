import { transformSync } from 'esbuild';

/** Lets Jest read TypeScript: types are dropped, everything else stays as it is. */
export default {
  process: (source, sourcefile) =>
    transformSync(source, { loader: 'ts', sourcefile, target: 'node24', sourcemap: 'inline' }),
};
