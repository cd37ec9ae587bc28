import '@mantine/core/styles/VisuallyHidden.layer.css';
import { VisuallyHidden } from '@mantine/core';
import type { Profile } from '../../../../../shared/model/member.ts';
import { profileScreens as texts } from '../../../../../shared/texts/members/profile-screens.ts';
import { Emblem } from '../../../components/media/Emblem.tsx';
import { IconPeople } from '../../../theme/icons.ts';
import classes from './Affiliation.module.css';

/** The organization and the club somebody belongs to. */
export function Affiliation({
  organization,
  club,
  orgLogo,
}: Pick<Profile, 'organization' | 'club' | 'orgLogo'>) {
  if (organization === '' && club === '' && orgLogo === '') return null;
  return (
    <dl className={classes.list}>
      {(organization !== '' || orgLogo !== '') && (
        <div className={classes.row}>
          <Emblem name={organization} src={orgLogo} size="sm" />
          <VisuallyHidden component="dt">{texts.organization}</VisuallyHidden>
          <dd>{organization}</dd>
        </div>
      )}
      {club !== '' && (
        <div className={classes.row}>
          <span className={classes.icon} aria-hidden="true">
            <IconPeople size={18} />
          </span>
          <VisuallyHidden component="dt">{texts.club}</VisuallyHidden>
          <dd>{club}</dd>
        </div>
      )}
    </dl>
  );
}
