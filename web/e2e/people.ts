import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import type { Role } from '../../shared/model/member.ts';
import { PLACE_SERVICE } from '../../shared/place-service.ts';

/** What the service says of everybody's place. */
const PLACE = { city: 'Pune', region: 'Maharashtra', country_name: 'India' };

/** Somebody who did not exist before. */
export function somebody(name = 'Ada Lovelace') {
  const username = `e2e-${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;
  return { name, username, email: `${username}@example.com`, password: 'engine-no-1843' };
}
export type Somebody = ReturnType<typeof somebody>;

/**
 * Answers for the one call that leaves Hearth, so that no test depends on the world. It does so in the page: a browser
 * whose calls are intercepted keeps no files, and would load the whole app anew with each address.
 */
export async function stayHome(context: BrowserContext): Promise<void> {
  await context.addInitScript(
    ({ service, place }) => {
      const { fetch } = window;
      window.fetch = async (input, init) => (input === service ? Response.json(place) : fetch(input, init));
    },
    { service: PLACE_SERVICE, place: PLACE },
  );
}

/** The same by the network: the page's policies have to let the call go, and each file is asked for anew. */
export const stayHomeWithoutCache = (context: BrowserContext) =>
  context.route(PLACE_SERVICE, (route) => route.fulfill({ json: PLACE }));

export async function signUp(page: Page, person: Somebody): Promise<void> {
  await page.goto('/signup');
  await page.getByLabel('Name', { exact: true }).fill(person.name);
  await page.getByLabel('Username').fill(person.username);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Agree & Join' }).click();
  await expect(page).toHaveURL('/role-selection');
}

/** Chooses a role, which leads to the own profile, and goes home. */
export async function chooseRole(page: Page, role: string): Promise<void> {
  await page.getByRole('radio', { name: role }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText("Welcome! You're now registered as a")).toBeVisible();
  await expect(page).toHaveURL(/\/profile\//);
  await page.goto('/');
}

export async function signIn(page: Page, username: string, password: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Username or email').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL('/');
}

/** Opens a screen as one of the demo community, without the login screen. */
export async function enter(page: Page, username: string, path: string): Promise<void> {
  const data = { username, password: 'hearth-demo' };
  await expect(await page.request.post('/api/v1/auth/login', { data })).toBeOK();
  // As after any login: the page does not begin with what visitors see.
  await page.addInitScript(() => localStorage.setItem('hearth.signed-in', '1'));
  await page.goto(path);
}

export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Me$/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
}

export async function writePost(page: Page, text: string): Promise<void> {
  await page.getByLabel('What do you want to share?').fill(text);
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page.getByText('Post created successfully')).toBeVisible();
}

export interface Participant extends Somebody {
  page: Page;
}

/** A new member, who did not go through the screens of the sign-up: these have journeys of their own. Leads home. */
export async function becomeMember(page: Page, person: Somebody, userRole: Role): Promise<void> {
  await expect(await page.request.post('/api/v1/auth/signup', { data: person })).toBeOK();
  await expect(await page.request.post('/api/v1/auth/update-role', { data: { userRole } })).toBeOK();
  await page.goto('/');
  // Until the browser knows who is signed in, it shows public pages as visitors see them.
  await page.waitForFunction(() => localStorage.getItem('hearth.signed-in'));
}

/** A new member in a browser of their own. */
export async function join(browser: Browser, name: string, userRole: Role): Promise<Participant> {
  const context = await browser.newContext();
  await stayHome(context);
  const page = await context.newPage();
  const person = somebody(`${name} ${Date.now().toString(36)}${Math.random().toString(36).slice(2, 5)}`);
  await becomeMember(page, person, userRole);
  return { ...person, page };
}
