import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { NotFound } from '../../http/errors.ts';
import type { Result } from '../../http/request-context.ts';
import { logger } from '../../logger.ts';
import { AT_EDGE, refused, throughDistribution } from '../answers.ts';
import { visitedProfile, visitedProject } from '../store/visited.ts';
import { type Pictured, picturedBy } from './address.ts';
import { profileCard, projectCard } from './card.ts';
import { draw } from './draw.ts';
import { framedPoster } from './poster.ts';

/** The picture of what visitors may read; undefined for anything else. */
async function pictureOf(pictured: Pictured): Promise<Buffer | undefined> {
  if ('username' in pictured) {
    const profile = await visitedProfile(pictured.username);
    return profile && draw(profileCard(profile));
  }
  const visited = await visitedProject(pictured.projectId);
  return visited && draw(projectCard(visited.project), await framedPoster(visited.project.poster));
}

/** Answers by the path alone, as the pages do. */
async function answer({ pathParameters }: APIGatewayProxyEventV2): Promise<Result> {
  const pictured = picturedBy(pathParameters?.proxy ?? '');
  const picture = pictured && (await pictureOf(pictured));
  if (!picture) return refused(new NotFound());
  return {
    statusCode: 200,
    headers: { 'content-type': 'image/png', 'cache-control': AT_EDGE },
    body: picture.toString('base64'),
    isBase64Encoded: true,
  };
}

/** Answers the pictures that messengers show beside links to public pages. */
export const handler = throughDistribution(async (event) => {
  try {
    return await answer(event);
  } catch (error) {
    logger.error('a preview picture could not be drawn', { error });
    return refused(error instanceof Error ? error : new Error(String(error)));
  }
});
