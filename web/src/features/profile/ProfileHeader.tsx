import { Card } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Profile } from '../../../../shared/model/member.ts';
import { PageHeading } from '../../components/layout/PageHeading.tsx';
import { Banner } from '../../components/media/Banner.tsx';
import { MemberAvatar } from '../../entities/member/MemberAvatar.tsx';
import { RoleChip } from '../../entities/member/RoleChip.tsx';
import { IconPlace, IconVerified } from '../../theme/icons.ts';
import { Affiliation } from './Affiliation.tsx';
import { ConnectionCount } from './ConnectionCount.tsx';
import { ContactInfo } from './ContactInfo.tsx';
import classes from './ProfileHeader.module.css';

/** Who somebody is, at a glance. */
export function ProfileHeader({ profile, actions }: { profile: Profile; actions: ReactNode }) {
  const { _id, name, headline, location } = profile;
  return (
    <Card component="section" className={classes.card} aria-label={name}>
      <Banner id={_id} picture={profile.bannerImg} className={classes.banner} />
      <div className={classes.top}>
        <MemberAvatar member={profile} className={classes.picture} />
        <div className={classes.actions}>{actions}</div>
      </div>
      <div className={classes.body}>
        <div className={classes.who}>
          <div className={classes.name}>
            <PageHeading>{name}</PageHeading>
            {profile.isVerified && (
              <span className={classes.verified} role="img" aria-label="Verified" title="Verified">
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
