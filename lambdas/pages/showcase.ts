import { pages } from '../../shared/api/pages.ts';
import { handle } from '../http/handle.ts';
import { showcaseProjects } from './store/showcase.ts';

export const handler = handle(pages.showcase, async () => ({ projects: await showcaseProjects() }));
