import type { Commitment, Place, RoleFacts } from '../../model/role.ts';
import { normalize } from '../texts/words.ts';
import { skillKey, skillKeys } from './skills.ts';

const SKILLS_POINTS = 70;
const COMMITMENT_POINTS = 15;
const PLACE_POINTS = 15;

/** What decides how well a job seeker fits a role. */
export interface Fit {
  /** Skills that the role names. */
  asked: number;
  /** How many of these the job seeker has. */
  matched: number;
  commitmentFits: boolean;
  placeFits: boolean;
}

/** Ways in which somebody wants to join a team, of which one suits a commitment. */
const SUITING: Record<Commitment, readonly string[]> = {
  fullTime: ['fulltime'],
  partTime: ['parttime', 'contract'],
  cofounder: ['fulltime'],
  internship: ['internship'],
};

/** Whether the work of a role is done somewhere, at least now and then. */
export const needsPlace = (place: Place | ''): boolean => place === 'onSite' || place === 'hybrid';

/** What places are compared by: the town, which stands before the first comma of a location. */
export const townOf = (location: string): string =>
  normalize(location.split(',')[0] ?? '').replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/** Whether a commitment suits somebody who wants to join in some ways; whoever names none may want any. */
export const commitmentFits = (commitment: Commitment | '', openToRoles: readonly string[]): boolean =>
  commitment === '' ||
  openToRoles.length === 0 ||
  SUITING[commitment].some((way) => openToRoles.includes(way));

/**
 * How well a role fits a job seeker, from 0 to 100: 70 points for the share of its skills that they have, none where it names
 * none; 15 when its commitment suits the ways in which they want to join, or either says nothing about it; 15 when it can
 * be done from where they are: remotely, in their town, or wherever the role does not say.
 */
export const matchScore = ({ asked, matched, commitmentFits, placeFits }: Fit): number =>
  Math.round(
    SKILLS_POINTS * (asked === 0 ? 0 : matched / asked) +
      (commitmentFits ? COMMITMENT_POINTS : 0) +
      (placeFits ? PLACE_POINTS : 0),
  );

/** What is compared of a job seeker. */
export interface Seeker {
  skills: readonly string[];
  location: string;
  openToRoles: readonly string[];
}

/** How well a job seeker fits a role; see `matchScore`. */
export function fitOf(
  seeker: Seeker,
  role: Pick<RoleFacts, 'skills' | 'commitment' | 'place' | 'location'>,
): Fit {
  const [asked, own] = [skillKeys(role.skills), skillKeys(seeker.skills)];
  const town = townOf(role.location);
  return {
    asked: asked.size,
    matched: [...asked].filter((key) => own.has(key)).length,
    commitmentFits: commitmentFits(role.commitment, seeker.openToRoles),
    placeFits: !needsPlace(role.place) || town === '' || town === townOf(seeker.location),
  };
}

/** Whether something of a role suits somebody, where both say what they want. */
export type Suits = 'fits' | 'differs' | 'unknown';

/** Why a job seeker fits a role as well as they do. */
export interface FitReasons {
  /** Skills that the role names, as it names them. */
  matchedSkills: string[];
  missingSkills: string[];
  commitment: Suits;
  place: Suits;
}

const suits = (isKnown: boolean, isFitting: boolean): Suits => {
  if (!isKnown) return 'unknown';
  return isFitting ? 'fits' : 'differs';
};

/** How many skills the role names. Where it names none, the score is much the same for everybody. */
export const askedSkills = ({ matchedSkills, missingSkills }: FitReasons): number =>
  matchedSkills.length + missingSkills.length;

/** The reasons for what `matchScore` says; silence of either side is none. */
export function reasonsOf(
  seeker: Seeker,
  role: Pick<RoleFacts, 'skills' | 'commitment' | 'place' | 'location'>,
): FitReasons {
  const own = skillKeys(seeker.skills);
  const has = (skill: string): boolean => own.has(skillKey(skill));
  const fit = fitOf(seeker, role);
  const isTownKnown =
    needsPlace(role.place) && townOf(role.location) !== '' && townOf(seeker.location) !== '';
  return {
    matchedSkills: role.skills.filter(has),
    missingSkills: role.skills.filter((skill) => !has(skill)),
    commitment: suits(role.commitment !== '' && seeker.openToRoles.length > 0, fit.commitmentFits),
    place: suits(isTownKnown, fit.placeFits),
  };
}
