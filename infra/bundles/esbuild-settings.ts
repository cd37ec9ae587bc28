import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildOptions, Plugin } from 'esbuild';

const root = join(import.meta.dirname, '../..');

/** Paginators are built when they are loaded, so each would bring its command along, and with it a permission. */
const withoutPaginators: Plugin = {
  name: 'without-paginators',
  setup({ onLoad }) {
    onLoad({ filter: /@aws-sdk\/[^/]+\/dist-es\/pagination\/index\.js$/ }, () => ({
      contents: 'export {};',
    }));
  },
};

const SDK_SCHEMA = /^export var (\w+\$) = (\[[^;]*\]);$/gm;

/**
 * Lets esbuild drop the SDK's schemas of commands that a bundle does not use. Their keys are computed, which could
 * have side effects for all that esbuild knows; marked as pure they go, 100 KB of them in the client of S3.
 */
const withoutUnusedSchemas: Plugin = {
  name: 'without-unused-schemas',
  setup({ onLoad }) {
    onLoad({ filter: /@aws-sdk\/client-[^/]+\/dist-es\/schemas\/schemas_\d+\.js$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replace(
        SDK_SCHEMA,
        'export var $1 = /* @__PURE__ */ (() => $2)();',
      ),
    }));
  },
};

/**
 * How every function is bundled.
 *
 * CommonJS loads 40 ms faster than ES modules; identifiers stay whole because that costs no time at cold start and
 * makes a stack trace in the logs readable without source maps.
 */
export const ESBUILD_SETTINGS = {
  absWorkingDir: root,
  bundle: true,
  platform: 'node',
  target: 'node24',
  format: 'cjs',
  mainFields: ['module', 'main'],
  minifyWhitespace: true,
  minifySyntax: true,
  logLevel: 'warning',
  alias: { '@aws-sdk/credential-provider-node': './infra/bundles/environment-credentials.ts' },
  plugins: [withoutPaginators, withoutUnusedSchemas],
} satisfies BuildOptions;
