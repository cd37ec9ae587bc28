import { Card } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Profile } from '../../../../shared/model/member.ts';
import { profileScreens as texts } from '../../../../shared/texts/members/profile-screens.ts';
import { PageHeading } from '../../components/layout/PageHeading.tsx';
import { Banner } from '../../components/media/Banner.tsx';
import { MemberAvatar } from '../../entities/member/MemberAvatar.tsx';
import { RoleChip } from '../../entities/member/RoleChip.tsx';
import { IconPlace, IconVerified } from '../../theme/icons.ts';
import { ConnectionCount } from './ConnectionCount.tsx';
import { ContactInfo } from './contact/ContactInfo.tsx';
import { Affiliation } from './history/Affiliation.tsx';
import classes from './ProfileHeader.module.css';

/** Who somebody is, at a glance. */
export function ProfileHeader({ profile, actions }: { profile: Profile; actions: ReactNode }) {
  const { _id, name, headline, location } = profile;
  return (
    <Card component="section" className={classes.card} aria-label={name}>
      <Banner id={_id} picture={profile.bannerImg} className={classes.banner} />
      <div className={classes.top}>
        <MemberAvatar member={profile} sizes="8.5rem" className={classes.picture} />
        <div className={classes.actions}>{actions}</div>
      </div>
      <div className={classes.body}>
        <div className={classes.who}>
          <div className={classes.name}>
            <PageHeading>{name}</PageHeading>
            {profile.isVerified && (
              <span
                className={classes.verified}
                role="img"
                aria-label={texts.verified}
                title={texts.verified}
              >
                <IconVerified size={22} aria-hidden="true" />
              </span>
            )}
            <RoleChip role={profile.userRole} />
          </div>
          {headline !== '' && <p className={classes.headline}>{headline}</p>}
          <div className={classes.facts}>
            {location !== '' && (
              <span className={classes.place}>
                <IconPlace size={16} aria-hidden="true" />
                {location}
              </span>
            )}
            <ConnectionCount username={profile.username} connectionCount={profile.connectionCount} />
            <ContactInfo profile={profile} />
          </div>
        </div>
        <Affiliation {...profile} />
      </div>
    </Card>
  );
}
