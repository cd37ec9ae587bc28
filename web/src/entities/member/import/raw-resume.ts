import type { profileImport } from '../../../../../shared/texts/members/profile-import.ts';

/** What a file says of somebody, as it says it: of any length, with dates in any spelling. */
export interface RawResume {
  name: string;
  headline: string;
  about: string;
  location: string;
  linkedin: string;
  experience: { title: string; company: string; description: string; start: string; end: string }[];
  education: { school: string; fieldOfStudy: string; start: string; end: string }[];
  skills: string[];
}

export type ImportProblem = keyof typeof profileImport.errors;

/** A file that no profile can be read from. */
export class ImportError extends Error {
  readonly problem: ImportProblem;

  constructor(problem: ImportProblem, cause?: unknown) {
    super(problem, { cause });
    this.problem = problem;
  }
}
