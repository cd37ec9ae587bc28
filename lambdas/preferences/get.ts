import { preferences } from '../../shared/api/preferences.ts';
import { handle } from '../http/handle.ts';
import { readChoices } from './store/preferences.ts';
import { presentChoices } from './view.ts';

export const handler = handle(preferences.get, async ({ member }) =>
  presentChoices(await readChoices(member._id)),
);
