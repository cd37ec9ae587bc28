import { preferences } from '../../shared/api/preferences.ts';
import { handle } from '../http/handle.ts';
import { readPreferences } from './store/preferences.ts';

export const handler = handle(preferences.get, ({ member }) => readPreferences(member._id));
