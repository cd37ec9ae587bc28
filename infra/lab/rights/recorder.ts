import { runningFunction } from '../../local/functions.ts';
import { interceptRequests } from '../service-requests.ts';
import { actionsIn } from './actions.ts';

/** The IAM actions that functions have used, by the id of the function. */
export type UsedRights = Record<string, string[]>;

const used = new Map<string, Set<string>>();

/** Notes from now on what functions in this process ask of services. */
export const recordRights = (): void =>
  interceptRequests((request, send) => {
    const id = runningFunction();
    if (id) {
      const actions = used.get(id) ?? new Set();
      for (const action of actionsIn(request)) actions.add(action);
      used.set(id, actions);
    }
    return send();
  });

/** What has been noted. */
export const usedRights = (): UsedRights =>
  Object.fromEntries([...used].map(([id, actions]) => [id, [...actions].sort()]));
