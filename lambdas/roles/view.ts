import type { BoardRole } from '../../shared/api/roles.ts';
import { fitOf, matchScore, type Seeker } from '../../shared/rules/projects/role-match.ts';
import { skillKey, skillKeys } from '../../shared/rules/projects/skills.ts';
import { medianHours } from '../projects/store/replies.ts';
import type { ViewedRole } from './store/board.ts';

/** A role as a member sees it among those of all projects. */
export function presentRole({ role, detail, standing }: ViewedRole, seeker: Seeker | undefined): BoardRole {
  const { _id, name, poster, pitch = '', category, stage, founder } = detail.project;
  const own = skillKeys(seeker?.skills ?? []);
  return {
    role,
    project: { _id, name, poster, pitch, category, stage, medianReplyHours: medianHours(detail.replies) },
    founder,
    match: seeker ? matchScore(fitOf(seeker, role)) : null,
    matchedSkills: role.skills.filter((skill) => own.has(skillKey(skill))),
    ...standing,
    saved: role.saved,
  };
}
