import type { Page } from '@playwright/test';

/** What visitors may open. */
export const VISITORS_SCREENS = [
  '/',
  '/login',
  '/signup',
  '/role-selection',
  '/profile/nobody-here',
  '/test',
  '/nowhere',
];

/** Who opens what; a function finds the address of something that the demo community has. */
export const MEMBERS_SCREENS: readonly (readonly [string, string | ((page: Page) => Promise<string>)])[] = [
  ['maya', '/'],
  ['maya', '/projects'],
  ['maya', '/projects/create'],
  ['maya', '/network'],
  ['maya', '/connections/daniel'],
  ['maya', '/connections/daniel/mutual'],
  ['maya', '/search?q=a'],
  ['maya', '/messages'],
  ['maya', async (page) => `/messages/${await conversationWith(page, 'daniel')}`],
  ['maya', '/applicants'],
  ['maya', '/notifications'],
  ['maya', '/profile/maya'],
  ['maya', '/profile/maya?edit'],
  ['maya', '/profile/maya/activity'],
  ['maya', '/profile/maya/projects'],
  ['maya', '/profile/daniel'],
  ['maya', async (page) => `/projects/${await projectNamed(page, 'Tidewise')}/edit`],
  ['maya', async (page) => `/post/${await postWithPicture(page)}`],
  ['priya', '/recommendations'],
  ['priya', '/all-connections'],
  ['priya', '/applications'],
  ['priya', '/saved'],
  ['priya', async (page) => `/projects/${await projectNamed(page, 'Tidewise')}`],
];

/** The conversation that the viewer has with a member of the demo community. */
export async function conversationWith(page: Page, username: string): Promise<string> {
  const conversations = await (await page.request.get('/api/v1/conversations')).json();
  return conversations.find(({ member }: { member: { username: string } }) => member.username === username)
    ._id;
}

async function projectNamed(page: Page, name: string): Promise<string> {
  const { projects } = await (await page.request.get(`/api/v1/projects?search=${name}`)).json();
  return projects[0]._id;
}

async function postWithPicture(page: Page): Promise<string> {
  const posts = await (await page.request.get('/api/v1/posts?limit=50')).json();
  return posts.find(({ images }: { images?: unknown[] }) => images?.length)._id;
}
