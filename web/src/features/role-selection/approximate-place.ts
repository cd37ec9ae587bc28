import { DEFAULT_LOCATION, SECOND } from '../../../../shared/limits.ts';
import { PLACE_SERVICE } from '../../../../shared/place-service.ts';

const PATIENCE = 3 * SECOND;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * Roughly where the visitor is, from a public IP-location service. The only call that leaves Hearth; it never takes
 * long and never fails.
 *
 * @returns 'city, region, country', or the default place
 */
export async function approximatePlace(): Promise<string> {
  try {
    const response = await fetch(PLACE_SERVICE, {
      signal: AbortSignal.timeout(PATIENCE),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    });
    const answer: unknown = response.ok ? await response.json() : undefined;
    if (!isRecord(answer)) return DEFAULT_LOCATION;
    const parts = [answer.city, answer.region, answer.country_name];
    const place = parts.filter((part) => typeof part === 'string' && part.trim() !== '').join(', ');
    return place === '' ? DEFAULT_LOCATION : place;
  } catch {
    return DEFAULT_LOCATION;
  }
}
