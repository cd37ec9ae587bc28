import type { CurrentUser } from '../../../../../shared/model/member.ts';
import { attachedProfile as texts } from '../../../../../shared/texts/projects/attached-profile.ts';
import { useMember } from '../../../api/session.ts';
import { TextLink } from '../../../components/layout/TextLink.tsx';
import { paths } from '../../../router/paths.ts';
import classes from './ApplyDialog.module.css';

/** What a profile has to say, in a word or two each. */
const partsOf = ({ headline, about, skills, experience, education }: CurrentUser): string[] => [
  ...(headline === '' ? [] : [texts.parts.headline]),
  ...(about === '' ? [] : [texts.parts.about]),
  ...(skills.length === 0 ? [] : [texts.parts.skills(skills.length)]),
  ...(experience.length === 0 ? [] : [texts.parts.experience(experience.length)]),
  ...(education.length === 0 ? [] : [texts.parts.education(education.length)]),
];

/** Says what the founder sees of the applicant beside the application, and what would be worth adding first. */
export function AttachedProfile() {
  const member = useMember();
  const parts = partsOf(member);
  return (
    <div className={classes.profile}>
      <h3>{texts.title}</h3>
      <p>{parts.length > 0 ? texts.holds(parts.join(', ')) : texts.isBare}</p>
      {member.skills.length === 0 && (
        <p>
          {parts.length > 0 && `${texts.noSkills} `}
          <TextLink to={paths.editField(member.username, 'skills')}>{texts.complete}</TextLink>
        </p>
      )}
    </div>
  );
}
