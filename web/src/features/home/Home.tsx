import { Skeleton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { shell } from '../../../../shared/texts.ts';
import { useMember } from '../../api/session.ts';
import { lazyPart } from '../../components/feedback/lazy-part.tsx';
import { PartBoundary } from '../../components/feedback/PartBoundary.tsx';
import { PageHeading } from '../../components/layout/PageHeading.tsx';
import { CompletionChecklist } from '../../entities/member/completion/CompletionChecklist.tsx';
import { ProfileCard } from '../../entities/member/ProfileCard.tsx';
import { Suggestions } from '../../entities/member/suggestions/Suggestions.tsx';
import { Composer } from './composer/Composer.tsx';
import { Feed } from './Feed.tsx';
import classes from './Home.module.css';

const OpenReports = lazyPart(() => import('../../entities/report/OpenReports.tsx'));

const RoleDesk = lazyPart(() => import('./desk/RoleDesk.tsx'));

/** As in `Home.module.css`: there is one column, and no room for suggestions. */
const PHONE = '(max-width: 47.99em)';

/**
 * A member's home: who they are, what they want to say, what the community says, what waits for them and fits them, whom
 * they may know. Administrators see the reports that wait for them instead.
 */
export default function Home() {
  const member = useMember();
  const isPhone = useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false });
  const desk = member.userRole && !member.isAdmin && (
    <PartBoundary pending={<Skeleton height={isPhone ? '5.125rem' : '38rem'} radius="lg" />}>
      <RoleDesk member={member} isPhone={isPhone} />
    </PartBoundary>
  );
  return (
    <div className={classes.columns}>
      <PageHeading hidden>{shell.home}</PageHeading>
      <div className={classes.left}>
        <ProfileCard member={member} />
        <CompletionChecklist member={member} />
      </div>
      <div className={classes.main}>
        {isPhone && desk}
        <Composer member={member} />
        <Feed />
      </div>
      {!isPhone && (
        <div className={classes.right}>
          {member.isAdmin ? (
            <PartBoundary>
              <OpenReports />
            </PartBoundary>
          ) : (
            <>
              {desk}
              <Suggestions member={member} />
            </>
          )}
        </div>
      )}
    </div>
  );
}
