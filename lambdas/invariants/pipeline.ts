import { pipelineKeys, pipelineKinds } from '../pipeline/keys.ts';
import { at, type Invariant } from './snapshot.ts';

/** What investors note is theirs, and stands in the list of its state. The project may be gone. */
export const pipeline: Invariant = (table) =>
  table.all(pipelineKinds.project).flatMap(({ item, values: { memberId } }) => {
    const { pk, sk } = pipelineKeys.project(memberId, item.projectId);
    const { gsi1pk, gsi1sk } = pipelineKeys.byState(memberId, item.state, item.since);
    return [
      ...(table.mayLeaveItems(memberId) ? [] : [`of a member who is gone ${at(item)}`]),
      ...(item.pk === pk && item.sk === sk ? [] : [`names something else than its key ${at(item)}`]),
      ...(item.gsi1pk === gsi1pk && item.gsi1sk === gsi1sk
        ? []
        : [`not in the list of its state ${at(item)}`]),
    ];
  });
