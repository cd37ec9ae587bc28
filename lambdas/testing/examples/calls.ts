import type { Route } from '../../../shared/api/route.ts';
import { Caller, newCaller, type Request } from '../calls/caller.ts';
import type { Example, Parties } from './example.ts';
import { exampleOf } from './examples.ts';

/** A call to make. */
export interface Call extends Request {
  caller: Caller;
}

/** Those who can take part in calls. */
export interface Cast {
  base: string;
  /** Gets the member at whose things the calls meet. */
  hot(): Promise<Caller>;
  /** Job seekers and founders who have not met them. */
  seekers: Caller[];
  founders: Caller[];
  /** None where the table cannot be reached. */
  admin?: Caller | undefined;
  round?: Parties['round'];
}

const FEW = 'there are too few members for so many calls';

function callerOf(
  { by }: Example,
  parties: Parties,
  { base, admin, seekers, founders }: Cast,
  index: number,
): Promise<Caller> | Caller | undefined {
  switch (by) {
    case 'owner':
    case 'host':
      return parties[by];
    case 'others':
      return seekers[index];
    case 'founders':
      return founders[index];
    case 'visitors':
      return new Caller(base);
    case 'admin':
      return admin;
    default:
      return by?.(parties);
  }
}

/** The body that an example sends; undefined where it has none, or there can be none. */
export async function bodyOf({ body }: Example, parties: Parties, index = 0) {
  return typeof body === 'function' ? body(parties, index) : body;
}

/**
 * Prepares calls of a writing route that can be made at the same time and meet at one item.
 *
 * @returns as many, or as many as can meet; undefined where such a call is not possible
 */
export async function prepareCalls({ name }: Route, cast: Cast, count: number): Promise<Call[] | undefined> {
  const example = exampleOf(name);
  const { by, names, body, query, before, owner: kind, most = count } = example;
  if (!by || (by === 'admin' && !cast.admin)) return undefined;
  const newOwner = () => newCaller(cast.base, names?.role ?? 'founder');
  const round = { ...cast.round };
  const one = await (kind === 'new' ? newOwner() : cast.hot());
  const calls: Call[] = [];
  let params: Record<string, string> | undefined;
  while (calls.length < Math.min(count, most)) {
    const index = calls.length;
    const other = cast.seekers[index];
    if (!other) throw new Error(FEW);
    const [owner, host] = names?.many === 'owners' ? [other, one] : [one, other];
    const parties = { owner: kind === 'new each time' ? await newOwner() : owner, host, round };
    // What others have in common they are not to make each for themselves.
    if (by !== 'others' || !params) params = await names?.make(parties);
    const caller = await callerOf(example, parties, cast, index);
    if (!caller) throw new Error(FEW);
    await before?.({ ...parties, caller });
    const sent = await bodyOf(example, parties, index);
    const asked = await query?.(parties);
    if ((body && !sent) || (query && !asked)) return undefined;
    calls.push({
      caller,
      ...(params && { params }),
      ...(sent && { body: sent }),
      ...(asked && { query: asked }),
    });
  }
  return calls;
}
