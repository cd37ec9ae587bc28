import * as z from 'zod';
import { PIPELINE_STATES } from '../choices.ts';
import * as limits from '../limits.ts';
import { id, instant } from './common.ts';
import { person } from './member.ts';
import { project } from './project.ts';
import { text } from './text.ts';

const states = Object.keys(PIPELINE_STATES) as [PipelineState, ...PipelineState[]];

export const pipelineState = z.enum(states);
export type PipelineState = keyof typeof PIPELINE_STATES;

/** How an investor stands to a project, seen by nobody else. */
const standing = () =>
  z.strictObject({
    state: pipelineState,
    note: z.string(),
    addedAt: instant,
    /** When it came into this state. */
    since: instant,
  });

/** A project in an investor's pipeline; `project` is null once it has been deleted. */
export const pipelineRow = () =>
  standing().extend({
    projectId: id,
    /** The project's name when this was last changed. */
    name: z.string(),
    /** Whether the founder has been told that the investor is interested. */
    interested: z.boolean(),
    project: project()
      .pick({ _id: true, name: true, poster: true, category: true, stage: true })
      .extend({ founder: person() })
      .nullable(),
  });
export type PipelineRow = z.infer<ReturnType<typeof pipelineRow>>;

/** How an investor stands to one project; null while it is not in the pipeline. */
export const pipelineStanding = () => z.strictObject({ standing: standing().nullable() });
export type PipelineStanding = z.infer<ReturnType<typeof pipelineStanding>>;

/** How many projects are in each state. */
export const pipelineCounts = () =>
  z.strictObject(
    Object.fromEntries(states.map((state) => [state, z.number()])) as Record<PipelineState, z.ZodNumber>,
  );
export type PipelineCounts = z.infer<ReturnType<typeof pipelineCounts>>;

/** A state of "" takes the project out of the pipeline; a note that is absent stays as it is. */
export const pipelineChange = () =>
  z.object({
    state: pipelineState.or(z.literal('')),
    note: text(limits.PIPELINE_NOTE_MAX).optional(),
  });
