import { decks } from '../../shared/api/decks.ts';
import { handle } from '../http/handle.ts';
import { presentDeckFor } from './view.ts';

export const handler = handle(decks.get, ({ member, params }) => presentDeckFor(member, params.projectId));
