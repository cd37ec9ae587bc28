import { type Html, html } from './html.ts';
import { addressOf } from './page.ts';
import { listedProfiles, listedProjects, profilePieces, readListed } from './store/listed.ts';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const document = (root: Html): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root}`;

const urls = (entries: { path: string; changedAt?: string }[]): string =>
  document(
    html`<urlset xmlns="${NAMESPACE}">${entries.map(
      ({ path, changedAt }) =>
        html`<url><loc>${addressOf(path)}</loc>${changedAt && html`<lastmod>${changedAt}</lastmod>`}</url>`,
    )}</urlset>`,
  );

/** The index of all pieces of the sitemap (sitemaps.org, protocol 0.9). */
export async function sitemapIndex(): Promise<string> {
  const [{ pieces }, withProfiles] = await Promise.all([listedProjects(1), profilePieces()]);
  const paths = [
    '/sitemap/pages.xml',
    ...Array.from({ length: pieces }, (_, at) => `/sitemap/projects-${at + 1}.xml`),
    ...withProfiles.map((piece) => `/sitemap/profiles-${piece}.xml`),
  ];
  return document(
    html`<sitemapindex xmlns="${NAMESPACE}">${paths.map(
      (path) => html`<sitemap><loc>${addressOf(path)}</loc></sitemap>`,
    )}</sitemapindex>`,
  );
}

const PIECE = /^(?:(?<pages>pages)|(?<kind>projects|profiles)-(?<number>\d{1,6}))\.xml$/;

/**
 * One piece of the sitemap.
 *
 * @param name such as `projects-1.xml`
 * @returns undefined when there is no such piece
 */
export async function sitemapPiece(name: string): Promise<string | undefined> {
  const { pages, kind, number } = PIECE.exec(name)?.groups ?? {};
  if (pages) return urls([{ path: '/' }, { path: '/terms' }, { path: '/privacy' }]);
  if (kind === 'profiles') {
    const usernames = await listedProfiles(Number(number));
    return (
      usernames && urls(usernames.map((username) => ({ path: `/profile/${encodeURIComponent(username)}` })))
    );
  }
  if (kind !== 'projects') return undefined;
  const { numbers, pieces } = await listedProjects(Math.max(1, Number(number)));
  if (Number(number) < 1 || Number(number) > pieces) return undefined;
  const projects = await readListed(numbers);
  return urls(projects.map(({ _id, updatedAt }) => ({ path: `/projects/${_id}`, changedAt: updatedAt })));
}

/** What crawlers may read: the pages for everybody, and nothing that only members see (RFC 9309). */
export const robots = (): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /admin/',
    '',
    `Sitemap: ${addressOf('/sitemap.xml')}`,
    '',
  ].join('\n');
