import { routes } from '../../../shared/api/index.ts';
import { OF_MEMBERS, tryFaults } from './rounds.ts';

tryFaults(routes.filter(({ name }) => !OF_MEMBERS.test(name)));
