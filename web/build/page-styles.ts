import type { Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/**
 * The chunk that a source file is in.
 *
 * @throws Error when the build does not have it
 */
export function chunkOf(bundle: Bundle, source: string): Rolldown.OutputChunk {
  for (const output of Object.values(bundle))
    if (output.type === 'chunk' && output.moduleIds.some((id) => id.endsWith(`/${source}`))) return output;
  throw new Error(`${source} is not in the build.`);
}

/** A chunk and all that it imports, each once. */
export function chunksOf(bundle: Bundle, first: Rolldown.OutputChunk): Rolldown.OutputChunk[] {
  const found = new Set([first]);
  for (const { imports } of found)
    for (const file of imports) {
      const output = bundle[file];
      if (output?.type === 'chunk') found.add(output);
    }
  return [...found];
}

/**
 * The stylesheets of a screen whose code is loaded when it is shown, those of what it imports first.
 *
 * @throws Error when the build has no such chunk
 */
export function stylesheetsOf(bundle: Bundle, source: string): string[] {
  const chunks = chunksOf(bundle, chunkOf(bundle, source));
  return [...new Set(chunks.reverse().flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))];
}

/** The text of a stylesheet of the build. */
export function stylesheet(bundle: Bundle, file: string): string {
  const output = bundle[file];
  if (output?.type !== 'asset') throw new Error(`${file} is no file of the build.`);
  return output.source.toString();
}

const FOR_ONE_SCHEME = /:root\[data-mantine-color-scheme="?(light|dark)"?\][^{]*\{([^}]*)\}/g;
const UNKNOWN_SCHEME = ':root:not([data-mantine-color-scheme])';

/**
 * The component library knows light and dark by an attribute that a script sets. Until that script has run, or when it
 * cannot, these rules give the same variables by what the device prefers.
 *
 * @param css all that sets variables, in the order in which the page loads it
 */
export function schemeWithoutScript(css: string): string {
  const rules = [...css.matchAll(FOR_ONE_SCHEME)];
  const variables = (wanted: string) =>
    rules.flatMap(([, scheme, declarations]) => (scheme === wanted ? [declarations] : [])).join(';');
  if (!variables('light') || !variables('dark'))
    throw new Error('The styles of the prerendered page do not tell light from dark.');
  return `${UNKNOWN_SCHEME}{${variables('light')}}@media (prefers-color-scheme:dark){${UNKNOWN_SCHEME}{${variables('dark')}}}`;
}
