import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

type Group = Rolldown.CodeSplittingGroup;
type Context = Rolldown.ChunkingContext;

/** The libraries, without what only members' lists use. */
const LIBRARIES =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack)\/(?!.*[iI]nfiniteQuery)/;

const PACKAGE = /\/node_modules\//;

/** A module itself, and all that import it, directly or not. */
function importersOf(id: string, context: Context): Set<string> {
  const importers = new Set([id]);
  for (const importer of importers)
    for (const further of context.getModuleInfo(importer)?.importers ?? []) importers.add(further);
  return importers;
}

interface Shared {
  /** Parts of the component library that go along; who imports one cannot be told, because its index passes on all. */
  kit?: RegExp;
  /** Leave out what fewer parts that are loaded on demand need. */
  parts?: number;
}

const SOURCES = fileURLToPath(new URL('../src/', import.meta.url));

/** What these sources need; a source that has moved would change what screens load, and nobody would hear of it. */
function neededBy(name: string, sources: readonly string[], { kit, parts = 0 }: Shared = {}): Group {
  const missing = sources.filter((source) => !existsSync(SOURCES + source));
  if (missing.length > 0) throw new Error(`the chunk ${name} names sources that are not there: ${missing}`);
  return {
    debugName: name,
    name(id, context) {
      if (PACKAGE.test(id)) return kit?.test(id) ? name : null;
      const importers = [...importersOf(id, context)];
      if (!sources.some((source) => importers.some((importer) => importer === SOURCES + source))) return null;
      const loaded = importers.filter((importer) => context.getModuleInfo(importer)?.dynamicImporters.length);
      return loaded.length < parts ? null : name;
    },
  };
}

/**
 * How the code is split, so that a screen takes few files: the libraries, which stay cached over releases of ours; what
 * every screen needs, which compresses better together; and what the first screens share with later ones. The first
 * group that fits has a module; anything else is left to the bundler.
 */
export const chunkGroups: Group[] = [
  { name: 'base', test: LIBRARIES },
  neededBy('frame', ['app/main.tsx'], { kit: /createReactComponent|Mantine(Theme)?Provider\.mjs/ }),
  // Of the feed, and of the projects that visitors are shown.
  {
    name: 'faces',
    test: /media\/picture-source|rules\/(picture-path|members\/initials)|text\/tone|components\/Badge\//,
  },
  neededBy('cards', ['features/landing/Showcase.tsx'], { parts: 2 }),
  neededBy('forms', ['features/auth/Login.tsx', 'features/auth/Signup.tsx'], {
    kit: /components\/(ActionIcon|Input|InputBase|TextInput)\/|styles\/ActionIcon|use-merged-ref|get-auto-contrast-value|is-not-empty/,
    parts: 2,
  }),
  // Of the sign-in, and of forms with boxes or rounds to choose from.
  {
    name: 'choices',
    test: /@mantine\/core\/(esm\/components\/Checkbox\/Check|esm\/utils\/Inline|styles\/(Checkbox|InlineInput))|IconKey/,
  },
  neededBy('members', ['features/home/Home.tsx', 'app/shell/menus/MemberLinks.tsx'], { parts: 2 }),
  neededBy('projects', ['features/projects/Projects.tsx'], {
    kit: /components\/(Combobox\/ComboboxChevron|Group|NativeSelect|Pagination|Tabs)\/|styles\/(Group|Pagination|Tabs)|create-(event|scoped-keydown)-handler|use-force-update|DirectionProvider|IconPlus/,
    parts: 2,
  }),
  // Of whatever is written; each file of its own would be named in the script that visitors load first.
  { name: 'writing', test: /api\/use-draft|forms\/CharacterCount|files\/file-input/ },
  // Beside the feed, once that is there.
  neededBy('desk', ['features/home/desk/RoleDesk.tsx'], { parts: 2 }),
].map((group, place, { length }) => ({ ...group, priority: length - place }));
