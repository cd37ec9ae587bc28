import { contract } from '../../../shared/api/index.ts';
import type { Caller } from '../calls/caller.ts';

const { connections } = contract;

/** Asks a member for a connection; returns the id of the request. */
export const ask = async (caller: Caller, { _id: userId }: { _id: string }): Promise<string> =>
  (await caller.must(connections.request, { params: { userId } })).requestId;

/** Connects two members: one asks, the other accepts. */
export async function connect(one: Caller, other: Caller): Promise<void> {
  const requestId = await ask(one, other);
  await other.must(connections.accept, { params: { requestId } });
}
