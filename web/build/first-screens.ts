import type { Rolldown } from 'vite';
import type { FeatureRoute } from '../src/router/feature-route.ts';
import { FIRST_READS, SESSION_READ } from './first-reads.ts';
import { chunkOf, chunksOf } from './page-styles.ts';

/** What `before-paint.js` knows of the screens that a visit can begin with. */
export interface FirstScreens {
  session: string;
  /** Scripts and styles, which the screens refer to by their places. */
  files: string[];
  member: FirstScreen[];
  visitor: FirstScreen[];
}

interface FirstScreen {
  /** The address as a regular expression, whose groups are the parameters of `reads`. */
  address: string;
  files: number[];
  reads: readonly string[];
}

const PARAMETER = /:(\w+)/g;
const MEMBERS_BAR = 'src/app/shell/menus/MemberLinks.tsx';

const parametersOf = (path: string): number => path.match(PARAMETER)?.length ?? 0;

/** The source file that a route imports when it is shown. */
function sourceOf({ path, load }: FeatureRoute): string {
  const source = /["']\/([^"']+\.tsx)["']/.exec(String(load))?.[1];
  if (source === undefined)
    throw new Error(`The source of the screen at ${path} cannot be told from ${load}`);
  return source;
}

/**
 * Which files and answers each screen needs first. An address without parameters comes before one with them, as in the
 * router.
 *
 * @param named files that the page names itself
 */
export function firstScreens(
  bundle: Rolldown.OutputBundle,
  routes: readonly FeatureRoute[],
  named: readonly string[],
): FirstScreens {
  const files: string[] = [];
  const placeOf = (file: string) => {
    if (!files.includes(file)) files.push(file);
    return files.indexOf(file);
  };
  const neededBy = (source: string) =>
    chunksOf(bundle, chunkOf(bundle, source)).flatMap(({ fileName, viteMetadata }) => [
      fileName,
      ...(viteMetadata?.importedCss ?? []),
    ]);
  const screensFor = (isMember: boolean): FirstScreen[] =>
    routes
      .filter(({ audience }) => audience === 'anyone' || (audience === 'visitor') !== isMember)
      .toSorted((a, b) => parametersOf(a.path) - parametersOf(b.path))
      .map((route) => {
        const needed = [...neededBy(sourceOf(route)), ...(isMember ? neededBy(MEMBERS_BAR) : [])];
        return {
          address: `^${route.path.replace(PARAMETER, '(?<$1>[^/]+)')}/?$`,
          files: [...new Set(needed.filter((file) => !named.includes(file)))].map(placeOf),
          reads: (isMember && FIRST_READS[route.path]) || [],
        };
      });
  return { session: SESSION_READ, files, member: screensFor(true), visitor: screensFor(false) };
}
