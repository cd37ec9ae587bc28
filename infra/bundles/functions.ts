import { join, resolve } from 'node:path';
import { build, type Metafile } from 'esbuild';
import { SECRET_NAMES, type SecretName } from '../../lambdas/secrets/names.ts';
import { routeFile, routeId, routes } from '../../shared/api/index.ts';
import { ENTRY_POINTS } from '../entry-points.ts';
import { ESBUILD_SETTINGS } from './esbuild-settings.ts';
import { PICTURE_LIBRARY } from './picture-library.ts';

/** The code of one function, and what it was found to use. */
export interface Bundle {
  /** Holds `index.js`, which exports `handler`. */
  directory: string;
  bytes: number;
  /** Calls to AWS that its code can make: `dynamodb:GetItem`. */
  commands: ReadonlySet<string>;
  /** Files of ours and of others that are in it, relative to the root of the project. */
  files: ReadonlySet<string>;
  /** Secrets that its own code leads to; those of the chain around every route follow from the contract. */
  secrets: ReadonlySet<SecretName>;
}

/** Bundles by the id of their function: `posts-like`, `jobs-worker`. */
export type Bundles = ReadonlyMap<string, Bundle>;

const root = join(import.meta.dirname, '../..');

function entryPoints(): Record<string, string> {
  const entries = routes.map(({ name }) => [`${routeId(name)}/index`, `lambdas/${routeFile(name)}`]);
  return {
    ...Object.fromEntries(entries),
    ...Object.fromEntries(
      Object.entries(ENTRY_POINTS).map(([id, file]) => [`${id}/index`, `lambdas/${file}`]),
    ),
  };
}

const COMMAND = /@aws-sdk\/client-([\w-]+)\/dist-es\/commands\/(\w+)Command\.js$/;

function commandsIn(files: Iterable<string>): Set<string> {
  const found = [...files].map((file) => COMMAND.exec(file)).filter((match) => match !== null);
  return new Set(found.map(([, service = '', command]) => `${service.replaceAll('-', '')}:${command}`));
}

const CHAIN = 'lambdas/http/handle.ts';

/** The files that one leads to by its imports, but for those that only the chain around every route leads to. */
function ownFiles(entry: string, inputs: Metafile['inputs']): Set<string> {
  const found = new Set([entry]);
  for (const file of found)
    for (const { path } of inputs[file]?.imports ?? []) if (path !== CHAIN) found.add(path);
  return found;
}

function secretsIn(files: ReadonlySet<string>, own: ReadonlySet<string>): Set<SecretName> {
  const fileOf = (name: SecretName): string => `lambdas/secrets/${name}.ts`;
  return new Set(SECRET_NAMES.filter((name) => files.has(fileOf(name)) && own.has(fileOf(name))));
}

function bundleOf(
  path: string,
  { inputs, bytes, entryPoint = '' }: Metafile['outputs'][string],
  all: Metafile['inputs'],
): [string, Bundle] {
  const [id = ''] = path.split('/').slice(-2);
  const files = new Set(Object.keys(inputs).filter((file) => (inputs[file]?.bytesInOutput ?? 0) > 0));
  const secrets = secretsIn(files, ownFiles(entryPoint, all));
  return [id, { directory: resolve(root, path, '..'), bytes, files, secrets, commands: commandsIn(files) }];
}

/**
 * Bundles every function by one call of esbuild.
 *
 * @param outdir where to write, relative to the root of the project
 */
export async function bundleFunctions(outdir = 'dist/functions'): Promise<Bundles> {
  const { metafile } = await build({
    ...ESBUILD_SETTINGS,
    entryPoints: entryPoints(),
    outdir,
    // Native, so it lies beside the bundle that uses it.
    external: [PICTURE_LIBRARY],
    metafile: true,
  });
  return new Map(
    Object.entries(metafile.outputs).map(([path, output]) => bundleOf(path, output, metafile.inputs)),
  );
}

/** The bundle that serves a function. */
export function bundleFor(bundles: Bundles, id: string): Bundle {
  const bundle = bundles.get(id);
  if (!bundle) throw new Error(`there is no bundle of the function ${id}`);
  return bundle;
}
