import { preferences } from '../../shared/api/preferences.ts';
import { handle } from '../http/handle.ts';
import { changeChoices, readChoices } from './store/preferences.ts';
import { presentChoices } from './view.ts';

export const handler = handle(
  preferences.change,
  async ({ member, body, effect }) => {
    const { message } = body.types;
    const change = message ? { message: message.email } : {};
    return presentChoices(await changeChoices(effect, member._id, change));
  },
  async ({ member }) => presentChoices(await readChoices(member._id)),
);
