import { routes } from '../../../shared/api/index.ts';
import { fuzz } from './rounds.ts';

fuzz(routes.filter(({ method }) => method !== 'GET'));
