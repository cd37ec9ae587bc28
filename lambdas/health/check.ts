import { health } from '../../shared/api/health.ts';
import { handle } from '../http/handle.ts';

export const handler = handle(health.check, async () => ({ status: 'ok' as const }));
