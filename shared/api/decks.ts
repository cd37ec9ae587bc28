import * as z from 'zod';
import * as limits from '../limits.ts';
import { id, message } from '../model/common.ts';
import { deckInput, projectDeck } from '../model/deck.ts';
import { resource, route } from './route.ts';

const projectId = () => z.object({ projectId: id });
const oneReader = () => z.object({ projectId: id, memberId: id });

/** The deck of a project: a PDF that its founder shares with named members. Each opening is noted for the founder. */
export const decks = resource('decks', {
  get: route({
    method: 'GET',
    path: '/projects/{projectId}/deck',
    auth: 'member',
    params: projectId,
    answer: projectDeck,
  }),
  /** Uploads it, or another one in its place, for the same readers. */
  set: route({
    method: 'PUT',
    path: '/projects/{projectId}/deck',
    auth: 'member',
    uses: 'edits',
    params: projectId,
    body: deckInput,
    answer: message,
    bodyBytes: limits.BODY_WITH_PICTURES_BYTES,
  }),
  /** With its readers, and what is known of its openings. */
  remove: route({
    method: 'DELETE',
    path: '/projects/{projectId}/deck',
    auth: 'member',
    params: projectId,
    answer: message,
  }),
  addReader: route({
    method: 'PUT',
    path: '/projects/{projectId}/deck/readers/{memberId}',
    auth: 'member',
    uses: 'edits',
    params: oneReader,
    answer: message,
  }),
  removeReader: route({
    method: 'DELETE',
    path: '/projects/{projectId}/deck/readers/{memberId}',
    auth: 'member',
    params: oneReader,
    answer: message,
  }),
  /** Notes the opening, then signs a link that works for a short time. */
  open: route({
    method: 'POST',
    path: '/projects/{projectId}/deck/open',
    auth: 'member',
    uses: 'openings',
    params: projectId,
    answer: () => z.strictObject({ url: z.string() }),
  }),
});
