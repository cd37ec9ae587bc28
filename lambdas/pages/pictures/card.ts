import { STAGES } from '../../../shared/choices.ts';
import { initialsOf } from '../../../shared/rules/members/initials.ts';
import type { VisitedProfile } from '../../../shared/rules/members/visitor-view.ts';
import { publicPages as texts } from '../../../shared/texts/pages/public-pages.ts';
import type { ProjectItem } from '../../projects/store/items.ts';
import { drawable } from './drawable.ts';

/** What a preview picture shows, in texts that can be drawn; "" for what cannot. */
export interface Card {
  name: string;
  /** A sentence below the name. */
  lead: string;
  /** Words about it, each in a frame of its own. */
  chips: string[];
  /** What stands behind the chips. */
  aside: string;
  /** At most two letters of the name; "" where it cannot be drawn. */
  initials: string;
  /** What has these letters. */
  kind: 'project' | 'profile';
}

/** What of a project is drawn. */
interface DrawnProject extends Pick<ProjectItem, 'name' | 'pitch' | 'stage'> {
  category: string;
  founder: { name: string };
}

/** No more skills than these fit beside each other. */
const SKILLS_TRIED = 12;

const drawn = (words: readonly string[]): string[] => words.map(drawable).filter((word) => word !== '');

/** What the picture of a project shows: what its page begins with. */
export function projectCard({ name, pitch = '', category, stage, founder }: DrawnProject): Card {
  const [called, by] = [drawable(name), drawable(founder.name)];
  return {
    name: called || texts.someProject,
    lead: drawable(pitch),
    chips: drawn([category, STAGES[stage]]),
    aside: by && texts.foundedBy(by),
    initials: initialsOf(called),
    kind: 'project',
  };
}

/** What the picture of a member shows: what their page for visitors begins with, and some skills. */
export function profileCard({ name, headline, skills }: VisitedProfile): Card {
  const called = drawable(name);
  return {
    name: called || texts.someProfile,
    lead: drawable(headline),
    chips: drawn(skills.slice(0, SKILLS_TRIED)),
    aside: '',
    initials: initialsOf(called),
    kind: 'profile',
  };
}
