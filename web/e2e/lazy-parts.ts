import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { documentFile } from './attachments.ts';
import { pictureFile } from './pictures.ts';

interface Chunk {
  file: string;
  isDynamicEntry?: boolean;
}

/** What is fetched when it is first needed: its file of the sources, and the script of the build. */
export function lazyChunks(): Map<string, string> {
  const path = join(import.meta.dirname, '../../dist/web/.vite/manifest.json');
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(path, 'utf8'));
  return new Map(
    Object.entries(manifest)
      .filter(([, { isDynamicEntry }]) => isDynamicEntry)
      .map(([source, { file }]) => [source, file]),
  );
}

/** A part that is fetched late: where, as whom and how it is opened, and what is there then. */
export interface LatePart {
  source: string;
  from: string;
  /** Nobody: as a visitor. */
  viewer?: string;
  width?: number;
  /** What has to be there before it can be opened. */
  opener?: (page: Page) => Locator;
  open: (page: Page) => Promise<unknown>;
  shown: (page: Page) => Locator;
  /** How it says that it did not come, and is asked for again; `screen` stands in place of the whole screen. */
  fails: 'screen' | 'part' | 'overlay';
  /** Its screen shows nothing without a network, so that only its script can be missing. */
  needsNetwork?: boolean;
  /** Whether it is a part of what stands between bar and footer. */
  hasBars: boolean;
}

/** Follows a link to a screen of the app. */
const go = (path: string) => (page: Page) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

const screen = (source: string, path: string, from = '/', viewer: string | undefined = 'maya'): LatePart => ({
  source: `src/features/${source}.tsx`,
  from,
  viewer,
  open: go(path),
  shown: (page) => page.getByRole('main').getByRole('heading').first(),
  fails: 'screen',
  hasBars: true,
});

const visitors = (source: string, path: string): LatePart => ({
  ...screen(source, path, '/test'),
  viewer: undefined,
});

type Find = (page: Page) => Locator;

const button =
  (name: string | RegExp): Find =>
  (page) =>
    page.getByRole('button', { name }).first();

const firstApplicant: Find = (page) =>
  page.getByRole('list', { name: 'Applications' }).getByRole('link').first();

/** Shown once the browser has rested, as keys are listened to from then on. */
const keysListen: Find = (page) => page.getByRole('link', { name: /, \d+ new$/ }).first();

const overlay = (
  source: string,
  from: string,
  opener: Find,
  shown: Find = (page) => page.getByRole('dialog'),
): LatePart => ({
  source: `src/${source}.tsx`,
  from,
  viewer: 'maya',
  opener,
  open: (page) => opener(page).click(),
  shown,
  fails: 'overlay',
  hasBars: true,
});

/** What the composer shows for a kind of post. */
const composerPart = (source: string, kind: string, shown: Find): LatePart => ({
  ...overlay(`features/home/composer/${source}`, '/', button(kind), shown),
  fails: 'part',
});

/** What opens in Maya's conversation with Daniel. */
const inConversation = (
  source: string,
  press: (page: Page) => Promise<unknown>,
  shown: Find,
  fails: LatePart['fails'] = 'part',
): LatePart => ({
  source: `src/features/messages/${source}.tsx`,
  from: '/messages',
  viewer: 'maya',
  opener: (page) => page.getByRole('link', { name: /^Daniel Okafor/ }),
  async open(page) {
    const field = page.getByRole('textbox', { name: 'Write to Daniel Okafor' });
    if (!(await field.isVisible())) await page.getByRole('link', { name: /^Daniel Okafor/ }).click();
    await field.waitFor();
    await press(page);
  },
  shown,
  fails,
  // The conversation itself is not there without one.
  needsNetwork: true,
  hasBars: true,
});

const anyPost = async (page: Page) => {
  const [post] = await (await page.request.get('/api/v1/posts')).json();
  await go(`/post/${post._id}`)(page);
};
const aShare = async (page: Page) => {
  const [post] = await (await page.request.get('/api/v1/posts')).json();
  const data = { content: 'Worth reading', shared: post._id };
  const shared = await (await page.request.post('/api/v1/posts/create', { data })).json();
  await go(`/post/${shared._id}`)(page);
};
const anEdited = async (page: Page) => {
  const data = { content: 'What it said first' };
  const post = await (await page.request.post('/api/v1/posts/create', { data })).json();
  await page.request.put(`/api/v1/posts/${post._id}`, { data: { content: 'What it says now' } });
  await go(`/post/${post._id}`)(page);
};
const aLink = async (page: Page) => {
  const data = { content: 'Worth reading: https://priya.example/dead-battery' };
  const post = await (await page.request.post('/api/v1/posts/create', { data })).json();
  await go(`/post/${post._id}`)(page);
};
const ownProject = async (page: Page) => {
  const data = { name: 'Short Lived', description: 'Soon gone.', category: 'Software' };
  const { project } = await (await page.request.post('/api/v1/projects', { data })).json();
  await go(`/projects/${project._id}/edit`)(page);
};
const projectWithTeam = async (page: Page) => {
  const { projects } = await (await page.request.get('/api/v1/projects?search=tidewise')).json();
  await go(`/projects/${projects[0]._id}/edit`)(page);
};
const anyProject = async (page: Page) => {
  const { projects } = await (await page.request.get('/api/v1/projects')).json();
  await go(`/projects/${projects[0]._id}`)(page);
};

export const LATE_PARTS: LatePart[] = [
  // First, because each post that others below make pushes the pictures further down.
  overlay('components/media/ImageViewer', '/', button(/^Open picture 1/)),
  screen('home/Home', '/', '/network'),
  {
    ...screen('home/desk/RoleDesk', '/', '/network'),
    shown: (page) => page.getByRole('region', { name: 'Your applicants' }),
    fails: 'part',
    needsNetwork: true,
  },
  screen('welcome/Welcome', '/welcome'),
  screen('network/Network', '/network'),
  screen('network/Connections', '/connections/daniel'),
  screen('network/MutualConnections', '/connections/daniel/mutual'),
  screen('messages/Messages', '/messages'),
  screen('notifications/Notifications', '/notifications'),
  screen('members/Recommendations', '/recommendations'),
  screen('members/AllConnections', '/all-connections', '/', 'priya'),
  screen('search/SearchResults', '/search?q=dan'),
  {
    ...overlay(
      'features/search/SearchPanel',
      '/network',
      (page) => page.getByRole('combobox', { name: 'Search Hearth' }),
      (page) => page.getByRole('option', { name: /^Daniel Okafor/ }),
    ),
    open: (page) => page.getByRole('combobox', { name: 'Search Hearth' }).fill('daniel'),
    fails: 'part',
    needsNetwork: true,
  },
  { ...screen('post/Posts', ''), open: anyPost },
  screen('profile/Profile', '/profile/daniel'),
  screen('profile/activity/Activity', '/profile/daniel/activity'),
  screen('profile/activity/Projects', '/profile/daniel/projects'),
  screen('projects/Projects', '/projects'),
  { ...screen('project/ProjectPage', ''), open: anyProject },
  screen('project-form/ProjectEditor', '/projects/create'),
  screen('applications/Applications', '/applications', '/', 'priya'),
  screen('roles/Roles', '/roles'),
  screen('applicants/Applicants', '/applicants'),
  {
    ...overlay('entities/project/applying/DeclineDialog', '/applicants?stage=sent', firstApplicant),
    open: async (page) => {
      await firstApplicant(page).click();
      await page.getByRole('button', { name: 'Decline', exact: true }).click();
    },
  },
  screen('saved/Saved', '/saved'),
  screen('pipeline/Pipeline', '/pipeline', '/', 'daniel'),
  {
    // Where no posts are shown, it has not been fetched yet.
    ...screen('', '', '/network'),
    source: 'src/entities/post/tools/PostTools.tsx',
    open: anyPost,
    shown: (page) => page.getByRole('button', { name: /^Save: Post by/ }),
    fails: 'part',
    needsNetwork: true,
  },
  {
    ...overlay('entities/comment/CommentPanel', '/', button(/^Comment/), (page) =>
      page.getByRole('region', { name: 'Comments' }).first(),
    ),
    fails: 'part',
    needsNetwork: true,
  },
  {
    ...overlay('entities/post/sharing/ShareDialog', '/', button(/^Share: Post by/)),
    needsNetwork: true,
  },
  {
    ...screen('', '', '/network'),
    source: 'src/entities/post/sharing/SharedPost.tsx',
    open: aShare,
    shown: (page) => page.getByRole('article', { name: /^Shared post by/ }),
    fails: 'part',
    needsNetwork: true,
  },
  {
    ...screen('', '', '/network'),
    source: 'src/entities/post/attachments/LinkPreview.tsx',
    open: aLink,
    shown: (page) => page.getByRole('link', { name: /The form that survived/ }),
    fails: 'part',
    needsNetwork: true,
  },
  screen('settings/Settings', '/settings'),
  screen('moderation/Reports', '/admin/reports', '/', 'admin'),
  {
    ...overlay('features/moderation/DecisionDialog', '/admin/reports', button(/^Suspend: /)),
    viewer: 'admin',
  },
  {
    ...screen('', '/', '/network', 'admin'),
    source: 'src/entities/report/OpenReports.tsx',
    shown: (page) => page.getByRole('region', { name: 'Reports' }),
    fails: 'part',
    needsNetwork: true,
  },
  screen('legal/Legal', '/terms'),
  screen('test/TestPage', '/test'),
  visitors('auth/Login', '/login'),
  visitors('auth/Signup', '/signup'),
  visitors('auth/AccountLinks', '/forgot-password'),
  {
    ...visitors('auth/KeptFactors', ''),
    open: async (page) => {
      const passkey = {
        _id: 'aaaaaaaaaaaaaaaa',
        name: 'Laptop',
        createdAt: new Date().toISOString(),
        lastUsedAt: null,
      };
      await page.route('**/auth/password/reset/factors', (route) =>
        route.fulfill({ json: { passkeys: [passkey], recoveryCodes: 0 } }),
      );
      await go('/reset-password#token=a.b.c')(page);
    },
    shown: (page) => page.getByRole('checkbox'),
    fails: 'part',
    needsNetwork: true,
  },
  visitors('auth/UseSignInLink', '/sign-in-link/use'),
  {
    ...visitors('role-selection/RoleSelection', '/role-selection'),
    shown: (page) => page.getByText('Error loading user data'),
  },
  visitors('visitor/SignInFirst', '/profile/nobody-is-called-so'),
  { ...visitors('landing/Landing', '/'), shown: (page) => page.getByText('Why Join'), hasBars: false },
  {
    ...overlay('entities/member/public-page/VisitorPreview', '/settings', button('See what visitors see')),
  },
  {
    ...overlay('features/profile/edit/EditProfile', '/profile', button('Edit profile')),
    shown: (page) => page.getByRole('heading', { name: 'Edit profile' }),
    fails: 'part',
  },
  {
    ...screen('profile/role/InvestmentPreferences', '/profile', '/', 'daniel'),
    shown: (page) => page.getByRole('heading', { name: 'Investment Preferences' }),
    fails: 'part',
    needsNetwork: true,
  },
  {
    ...overlay('entities/post/tools/PostEditor', '/', button('Post actions'), (page) =>
      page.getByRole('textbox', { name: 'Edit post' }),
    ),
    async open(page) {
      await button('Post actions')(page).click();
      await page.getByRole('menuitem', { name: 'Edit post' }).click();
    },
    fails: 'part',
    // The menu that leads to it does not come either.
    needsNetwork: true,
  },
  {
    ...overlay('entities/post/tools/PostHistory', '/network', button(/./)),
    async open(page) {
      const edited = page.getByRole('button', { name: /edited$/ });
      if (!(await edited.isVisible())) await anEdited(page);
      await edited.click();
    },
    needsNetwork: true,
  },
  {
    ...overlay('entities/comment/CommentEditor', '/', button(/^Comment/), (page) =>
      page.getByRole('textbox', { name: 'Edit comment' }),
    ),
    async open(page) {
      await button(/^Comment/)(page).click();
      const field = page.getByRole('textbox', { name: /^Write a comment/ }).first();
      await field.fill(`Mine ${Date.now()}`);
      await field.press('Control+Enter');
      await button(/^Edit comment/)(page).click();
    },
    fails: 'part',
    needsNetwork: true,
  },
  overlay('entities/post/tools/PostMenu', '/', button('Post actions'), (page) => page.getByRole('menu')),
  composerPart('FilesPanel', 'Photo', button('Add photos')),
  composerPart('PollEditor', 'Poll', button('Add option')),
  overlay('app/shell/menus/MeMenu', '/', button(/Me$/), (page) => page.getByRole('menu')),
  { ...overlay('app/shell/menus/MenuDrawer', '/', button('Open menu')), width: 375 },
  {
    ...overlay('app/shell/commands/Palette', '/', keysListen),
    open: (page) => page.keyboard.press('Control+k'),
  },
  {
    ...overlay('app/shell/commands/KeySheet', '/', keysListen),
    open: (page) => page.keyboard.press('?'),
  },
  overlay('features/profile/contact/ContactDialog', '/profile/daniel', button('Contact info')),
  overlay('features/notifications/NotificationMenu', '/notifications', button(/^Actions: /), (page) =>
    page.getByRole('menu'),
  ),
  overlay('entities/member/hiding/MoreMenu', '/profile/daniel', button(/^More: /), (page) =>
    page.getByRole('menu'),
  ),
  {
    ...overlay('entities/report/ReportDialog', '/profile/daniel', button(/^More: /)),
    open: async (page) => {
      const report = page.getByRole('menuitem', { name: /^Report / });
      if (!(await report.isVisible())) await button(/^More: /)(page).click();
      await report.click();
    },
    // The menu that leads to it does not come either.
    needsNetwork: true,
  },
  overlay('entities/member/deletion/DeleteAccountDialog', '/profile', button('Delete Account')),
  inConversation(
    'thread/message/MessageMenu',
    (page) => button(/^Actions: /)(page).click(),
    (page) => page.getByRole('menu'),
    'overlay',
  ),
  inConversation(
    'thread/Search',
    (page) => button('Search this conversation')(page).click(),
    (page) => page.getByRole('searchbox', { name: 'Search this conversation' }),
  ),
  {
    ...inConversation(
      '',
      (page) =>
        page.getByLabel('Add photos, a video or documents').first().setInputFiles(documentFile('plan.pdf')),
      (page) => page.getByRole('list', { name: 'Chosen files' }),
    ),
    source: 'src/components/files/AttachmentsPanel.tsx',
  },
  { ...overlay('entities/project/applying/ApplyDialog', '/roles', button(/^Apply: /)), viewer: 'priya' },
  {
    ...overlay('features/project-form/handover/HandOverDialog', '/network', button(/./)),
    async open(page) {
      if (!(await button('Hand over project')(page).isVisible())) await projectWithTeam(page);
      await button('Hand over project')(page).click();
    },
    needsNetwork: true,
  },
  {
    ...overlay('features/project-form/deletion/DeleteProjectDialog', '/network', button(/./)),
    async open(page) {
      if (!(await button('Delete project')(page).isVisible())) await ownProject(page);
      await button('Delete project')(page).click();
    },
    needsNetwork: true,
  },
  {
    ...overlay('components/media/CropDialog', '/profile?edit', (page) =>
      page.getByLabel('Profile picture', { exact: true }),
    ),
    open: async (page) =>
      page.getByLabel('Profile picture', { exact: true }).setInputFiles(await pictureFile(page, 300, 200)),
  },
];

const notices = (page: Page) => page.getByText('This could not be opened. Please try again.');

/** Waits until an overlay that failed before is not spoken of any more. */
export const noticesGone = (page: Page): Promise<void> =>
  expect(notices(page)).toHaveCount(0, { timeout: 20_000 });

/** What the screen looks like without the part, and the way to ask for it again. */
export async function expectFailure(page: Page, { fails, open }: LatePart): Promise<() => Promise<unknown>> {
  if (fails === 'overlay') {
    await expect(notices(page).first()).toBeVisible();
    return () => open(page);
  }
  const words = fails === 'screen' ? 'This screen could not be loaded' : 'This part could not be loaded.';
  const alert = page.getByRole('alert').filter({ hasText: words });
  await expect(alert).toBeVisible();
  return () => alert.getByRole('button', { name: 'Retry' }).click();
}
