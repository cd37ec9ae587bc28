import { STAGES } from '../../../../shared/choices.ts';
import type { ListedProject, Stage } from '../../../../shared/model/project.ts';
import { projectFit as texts } from '../../../../shared/texts/projects/project-fit.ts';

type Reason = NonNullable<ListedProject['fit']>[number];

const isStage = (value: string): value is Stage => Object.hasOwn(STAGES, value);

function wordsOf({ kind, value }: Reason): string {
  if (kind === 'words') return texts.words(value);
  return isStage(value) ? STAGES[value] : value;
}

/** Why a project fits the investor who looks, in words. */
export const fitWords = (fit: readonly Reason[]): string => fit.map(wordsOf).join(', ');
