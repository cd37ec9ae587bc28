import { createHash } from 'node:crypto';
import { build } from 'esbuild';
import type { Plugin, Rolldown } from 'vite';
import { contract } from '../../shared/api/index.ts';
import { API_PREFIX, type Route } from '../../shared/api/route.ts';
import { SESSION_READ } from './first-reads.ts';
import { chunkOf, chunksOf } from './page-styles.ts';

/** Its address stays the same: the browser asks for it again and compares. */
const ADDRESS = 'worker.js';
const SHELL = 'app.html';
const ENTRY = `${import.meta.dirname}/../worker/worker.ts`;

/** What members can read where there is no network. */
const KEPT: readonly Route[] = [
  contract.auth.me,
  contract.posts.list,
  contract.posts.get,
  contract.posts.comments,
  contract.conversations.list,
  contract.conversations.get,
  contract.conversations.messages,
  contract.notifications.list,
  contract.users.get,
];

/** The code of what can be read. All other code is kept once it was used. */
const SOURCES = [
  'src/app/main.tsx',
  'src/app/shell/menus/MemberLinks.tsx',
  'src/app/shell/menus/MenuDrawer.tsx',
  'src/app/shell/background/live-updates.ts',
  'src/components/feedback/Toaster.tsx',
  'src/entities/comment/CommentPanel.tsx',
  'src/entities/post/attachments/LinkPreview.tsx',
  'src/entities/post/tools/PostTools.tsx',
  'src/entities/post/sharing/SharedPost.tsx',
  'src/features/home/Home.tsx',
  'src/features/messages/Messages.tsx',
  'src/features/notifications/Notifications.tsx',
  'src/features/profile/Profile.tsx',
];

interface AppFile {
  url: string;
  revision: string | null;
}

const patternOf = ({ path }: Route): string => `^${API_PREFIX}${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`;

/** The service worker as one script. */
async function script(appFiles: AppFile[]): Promise<string> {
  const define = {
    APP_FILES: appFiles,
    KEPT_READS: KEPT.map(patternOf),
    SESSION_READ,
    SESSION_CHANGES: `^${API_PREFIX}/(auth|users)/`,
    SUBSCRIPTIONS: API_PREFIX + contract.push.subscribe.path,
    'process.env.NODE_ENV': 'production',
  };
  const { outputFiles } = await build({
    entryPoints: [ENTRY],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: Object.fromEntries(Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)])),
  });
  return outputFiles[0]?.text ?? '';
}

/** The shell of the app, and scripts and styles, whose names change with their content. */
function appFilesOf(bundle: Rolldown.OutputBundle): AppFile[] {
  const shell = bundle[SHELL];
  if (shell?.type !== 'asset') throw new Error(`${SHELL} is not in the build.`);
  const revision = createHash('sha256').update(shell.source).digest('hex').slice(0, 16);
  const chunks = SOURCES.flatMap((source) => chunksOf(bundle, chunkOf(bundle, source)));
  const files = chunks.flatMap(({ fileName, viteMetadata }) => [
    fileName,
    ...(viteMetadata?.importedCss ?? []),
  ]);
  return [
    { url: `/${SHELL}`, revision },
    ...[...new Set(files)].map((file) => ({ url: `/${file}`, revision: null })),
  ];
}

/** Makes the service worker, which knows the files of the build that it belongs to; in development it knows none. */
export function serviceWorker(): Plugin {
  return {
    name: 'hearth:service-worker',
    enforce: 'post',
    configureServer(server) {
      server.middlewares.use(`/${ADDRESS}`, (_request, response, next) => {
        script([]).then((source) => {
          response.setHeader('content-type', 'text/javascript');
          response.end(source);
        }, next);
      });
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        this.emitFile({ type: 'asset', fileName: ADDRESS, source: await script(appFilesOf(bundle)) });
      },
    },
  };
}
