import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { id } from '../../shared/model/common.ts';
import { username } from '../../shared/model/member.ts';
import { NotFound } from '../http/errors.ts';
import type { Result } from '../http/request-context.ts';
import { logger } from '../logger.ts';
import { AT_EDGE, refused, throughDistribution } from './answers.ts';
import type { Page } from './page.ts';
import { partsOf } from './page.ts';
import { profilePage } from './profile.ts';
import { projectPage } from './project.ts';
import { readShell, withPage } from './shell.ts';
import { robots, sitemapIndex, sitemapPiece } from './sitemap.ts';
import { visitedMember, visitedProject } from './store/visited.ts';

const ok = (type: string, body: string, caching = AT_EDGE): Result => ({
  statusCode: 200,
  headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': caching },
  body,
});

async function projectAt(projectId: string): Promise<Page | undefined> {
  if (!id.safeParse(projectId).success) return undefined;
  const project = await visitedProject(projectId);
  return project && projectPage(project);
}

async function profileAt(name: string): Promise<Page | undefined> {
  if (!username.safeParse(name).success) return undefined;
  const member = await visitedMember(name);
  return member && profilePage(member);
}

/** The shell of the site, with the page of this address in it where visitors may read one. */
async function screen(found: Promise<Page | undefined>): Promise<Result> {
  // Members need no more than the shell: a page that cannot be read takes nothing from them.
  const page = found.then(
    (one) => ({ one, caching: AT_EDGE }),
    (error: unknown) => {
      logger.error('a public page could not be read', { error });
      return { one: undefined, caching: 'no-store' };
    },
  );
  const [shell, { one, caching }] = await Promise.all([readShell(), page]);
  return ok('text/html', one ? withPage(shell, partsOf(one)) : shell, caching);
}

const XML = 'application/xml';

/** Answers by the path alone: whoever asks gets the same. */
async function answer({ routeKey, pathParameters }: APIGatewayProxyEventV2): Promise<Result> {
  const rest = pathParameters?.proxy ?? '';
  switch (routeKey.replace(/^\w+ /, '')) {
    case '/projects/{proxy+}':
      return screen(projectAt(rest));
    case '/profile/{proxy+}':
      return screen(profileAt(rest));
    case '/robots.txt':
      return ok('text/plain', robots());
    case '/sitemap.xml':
      return ok(XML, await sitemapIndex());
    default: {
      const piece = await sitemapPiece(rest);
      return piece ? ok(XML, piece) : refused(new NotFound());
    }
  }
}

/** Answers what people without an account read: public pages, and what leads search engines to them. */
export const handler = throughDistribution(answer);
