import { preferences } from '../../shared/api/preferences.ts';
import { handle } from '../http/handle.ts';
import { changePreferences, readPreferences } from './store/preferences.ts';

export const handler = handle(
  preferences.change,
  ({ member, body, effect }) => changePreferences(effect, member._id, body),
  ({ member }) => readPreferences(member._id),
);
