import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import type { Profile } from '../../../../shared/model/member.ts';
import { profileScreens as texts } from '../../../../shared/texts/members/profile-screens.ts';
import { ApiError } from '../../api/error.ts';
import { ErrorState } from '../../components/feedback/ErrorState.tsx';
import { ListPage } from '../../components/lists/ListPage.tsx';
import { usePageTitle } from '../../router/page-title.ts';
import { paths } from '../../router/paths.ts';
import { ProfileMissing } from './ProfileMissing.tsx';
import classes from './Rows.module.css';
import { useProfile } from './use-profile.ts';

interface ProfileSubpageProps {
  /** The heading, given the member's name. */
  title: (name: string) => string;
  children: (profile: Profile) => ReactNode;
}

/** A screen about one side of the member in the address, with the way back to their profile. */
export function ProfileSubpage({ title, children }: ProfileSubpageProps) {
  const { username = '' } = useParams();
  const { data, error, isPending, refetch } = useProfile(username);
  if (isPending)
    return (
      <div className={classes.page} role="status" aria-label={texts.loading}>
        <Skeleton width="8rem" height="1.5rem" />
        <Skeleton width="20rem" height="2.1rem" />
      </div>
    );
  if (data) return <Loaded profile={data} title={title} body={children} />;
  if (error instanceof ApiError && error.status === 404) return <ProfileMissing />;
  return <ErrorState title={texts.loadFailed} onRetry={() => void refetch()} />;
}

function Loaded({
  profile,
  title,
  body,
}: {
  profile: Profile;
  title: ProfileSubpageProps['title'];
  body: ProfileSubpageProps['children'];
}) {
  const heading = title(profile.name);
  usePageTitle(heading);
  return (
    <div className={classes.page}>
      <ListPage back={{ to: paths.profile(profile.username), label: texts.backToProfile }} title={heading}>
        {body(profile)}
      </ListPage>
    </div>
  );
}
