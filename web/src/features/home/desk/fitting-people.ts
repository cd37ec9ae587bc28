import { COMMITMENTS } from '../../../../../shared/choices.ts';
import type { Profile } from '../../../../../shared/model/member.ts';
import type { OpenRole } from '../../../../../shared/model/role.ts';
import { fitOf, matchScore, needsPlace, townOf } from '../../../../../shared/rules/projects/role-match.ts';
import { founderDesk as texts } from '../../../../../shared/texts/members/home-desk.ts';
import { roleBoard } from '../../../../../shared/texts/projects/role-board.ts';
import { formatted } from '../../../components/text/count.ts';

/** What is compared of a job seeker. */
export type Candidate = Pick<
  Profile,
  '_id' | 'username' | 'name' | 'profilePicture' | 'skills' | 'location' | 'jobSeekerInfo'
>;

/** A job seeker, the role that they fit best, and why. */
export interface FittingPerson {
  person: Candidate;
  role: OpenRole;
  reasons: string[];
}

const seekerOf = ({ skills, location, jobSeekerInfo: { openToRoles } }: Candidate) => ({
  skills,
  location,
  openToRoles,
});

function reasonsOf(person: Candidate, role: OpenRole): string[] {
  const seeker = seekerOf(person);
  const fit = fitOf(seeker, role);
  return [
    roleBoard.skillsMatched(formatted(fit.matched), formatted(fit.asked)),
    fit.commitmentFits &&
      role.commitment !== '' &&
      seeker.openToRoles.length > 0 &&
      texts.commitmentWanted(COMMITMENTS[role.commitment]),
    fit.placeFits && role.place === 'remote' && texts.isRemote,
    fit.placeFits && needsPlace(role.place) && townOf(role.location) !== '' && texts.isInTown,
  ].filter((reason) => reason !== false);
}

/**
 * Who fits roles best, each with one role, the best first. Whoever has none of the skills that a role asks for does not fit
 * it, nor does anybody one that names none: of that nobody knows.
 */
export function fittingPeople(people: readonly Candidate[], roles: readonly OpenRole[]): FittingPerson[] {
  const fits = people.flatMap((person) => {
    const [best] = roles
      .map((role) => ({ role, fit: fitOf(seekerOf(person), role) }))
      .filter(({ fit }) => fit.matched > 0)
      .map(({ role, fit }) => ({ role, score: matchScore(fit) }))
      .sort((a, b) => b.score - a.score);
    return best ? [{ person, ...best }] : [];
  });
  return fits
    .sort((a, b) => b.score - a.score)
    .map(({ person, role }) => ({ person, role, reasons: reasonsOf(person, role) }));
}
