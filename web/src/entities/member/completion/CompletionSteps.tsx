import { Link } from 'react-router-dom';
import type { CurrentUser } from '../../../../../shared/model/member.ts';
import type { ProfileItem } from '../../../../../shared/rules/members/completion-score.ts';
import * as nouns from '../../../../../shared/texts/common/nouns.ts';
import { completion as texts } from '../../../../../shared/texts/members/profile.ts';
import { Preview } from '../../../components/lists/Preview.tsx';
import { paths } from '../../../router/paths.ts';
import { IconFollowing } from '../../../theme/icons.ts';
import classes from './CompletionSteps.module.css';

/** Investors have a panel of their own on the profile; everything else is a field of its edit mode. */
const isInPanel = (item: ProfileItem) => item === 'investmentRange' || item === 'investmentInterests';

interface CompletionStepsProps {
  member: CurrentUser;
  /** What is missing in their profile. */
  missing: readonly ProfileItem[];
  /** How many are shown until the member asks for all. */
  max: number;
}

/** What is missing in the own profile, each item leading to its field. */
export function CompletionSteps({ member: { username }, missing, max }: CompletionStepsProps) {
  const fieldOf = (item: ProfileItem) =>
    isInPanel(item) ? paths.profileField(username, item) : paths.editField(username, item);
  return (
    <Preview items={missing} max={max} noun={nouns.steps}>
      {(shown) => (
        <ul className={classes.steps}>
          {shown.map((item) => (
            <li key={item}>
              <Link to={fieldOf(item)} className={classes.step}>
                {texts.items[item]}
                <IconFollowing size={18} aria-hidden="true" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Preview>
  );
}
