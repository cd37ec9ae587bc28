import { Card, Skeleton } from '@mantine/core';
import { profileScreens as texts } from '../../../../shared/texts/members/profile-screens.ts';
import section from '../../components/layout/Section.module.css';
import classes from './ProfileHeader.module.css';
import layout from './ProfileLayout.module.css';

/** The shape of a profile that is being loaded. */
export function ProfileSkeleton() {
  return (
    <div className={layout.columns} role="status" aria-label={texts.loadingProfile}>
      <div className={layout.column}>
        <Card className={classes.card} aria-hidden="true">
          <div className={`${classes.banner} ${classes.blank}`} />
          <div className={classes.top}>
            <Skeleton height="var(--picture-size)" circle className={classes.picture} />
            <div className={classes.actions}>
              <Skeleton width="7.5rem" height="2.5rem" />
            </div>
          </div>
          <div className={classes.body}>
            <div className={classes.who}>
              <Skeleton width="16rem" height="2.1rem" />
              <Skeleton width="24rem" height="1.5rem" />
              <Skeleton width="18rem" height="1.5rem" />
            </div>
          </div>
        </Card>
        <Card className={section.section} aria-hidden="true">
          <Skeleton width="6rem" height="1.625rem" />
          <Skeleton height="4.5rem" />
        </Card>
      </div>
      <div className={layout.aside} aria-hidden="true">
        <Card className={section.section}>
          <Skeleton width="8rem" height="1.625rem" />
          <Skeleton height="4rem" />
        </Card>
      </div>
    </div>
  );
}
