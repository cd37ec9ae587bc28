import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { DAY } from '../../../../../shared/limits.ts';
import type { CurrentUser } from '../../../../../shared/model/member.ts';
import type { Project, ReceivedApplication } from '../../../../../shared/model/project.ts';
import { founderDesk as texts } from '../../../../../shared/texts/members/home-desk.ts';
import { stageNames } from '../../../../../shared/texts/projects/application-stages.ts';
import { api } from '../../../api/client.ts';
import { read } from '../../../api/queries.ts';
import { TextLink } from '../../../components/layout/TextLink.tsx';
import { useNow } from '../../../components/text/use-now.ts';
import { MemberAvatar } from '../../../entities/member/MemberAvatar.tsx';
import {
  isAnswerable,
  rowsOf,
  useReceived,
  WAITING_FIRST,
} from '../../../entities/project/applying/received.ts';
import { candidatesPath } from '../../../entities/project/candidates-path.ts';
import { positionsOf } from '../../../entities/project/open-positions.ts';
import { paths } from '../../../router/paths.ts';
import classes from './Desk.module.css';
import { Desk, type DeskOfRoleProps, Part, Rows } from './Desk.tsx';
import { useFittingPeople } from './use-fitting-people.ts';

/** Days from which an answer is urgent. */
const SOON = 3;

/** Beside a founder's feed: who has applied and until when they wait, and who fits the roles that are open. */
export function FounderDesk({ member, isPhone, isQuiet }: DeskOfRoleProps) {
  const received = useReceived(WAITING_FIRST);
  const counts = received.data?.pages[0]?.counts;
  const waiting = counts && counts.sent + counts.seen;
  return (
    <Desk
      title={texts.title}
      summary={waiting === undefined ? undefined : texts.waiting(waiting)}
      hasFailed={received.isLoadingError}
      isPhone={isPhone}
    >
      <Content member={member} received={received} isAwaited={Boolean(waiting)} isQuiet={isQuiet} />
    </Desk>
  );
}

interface ContentProps {
  member: CurrentUser;
  received: ReturnType<typeof useReceived>;
  /** Whether somebody waits for an answer. */
  isAwaited: boolean;
  isQuiet: boolean;
}

function Content({ member, received, isAwaited, isQuiet }: ContentProps) {
  const own = useQuery({
    ...read(api.projects.byMember, { params: { userId: member._id } }),
    select: ({ projects }) => projects.filter(({ founder }) => founder._id === member._id),
  });
  const rows = received.data && rowsOf(received.data.pages);
  if (own.data?.length === 0 && rows?.length === 0) return <NoProject isQuiet={isQuiet} />;
  return (
    <>
      <Rows
        label={texts.title}
        rows={rows}
        hasFailed={received.isLoadingError}
        retry={() => void received.refetch()}
        keyOf={({ _id }) => _id}
        none={
          <>
            <p>{texts.noneYet}</p>
            <p className={classes.note}>{texts.noneHint}</p>
          </>
        }
      >
        {(row) => <Applicant application={row} />}
      </Rows>
      <Button
        component={Link}
        to={isAwaited ? `${paths.applicants}?sort=waiting` : paths.applicants}
        variant={isAwaited && !isQuiet ? 'filled' : 'default'}
      >
        {isAwaited ? texts.answer : texts.all}
      </Button>
      <FittingPeople
        projects={own.data}
        hasFailed={own.isLoadingError}
        retry={() => void own.refetch()}
        known={rows ?? []}
      />
    </>
  );
}

function Applicant({ application }: { application: ReceivedApplication }) {
  const { _id, userId, roleTitle, project, stage, respondBy } = application;
  const now = useNow();
  const waits = respondBy !== null && isAnswerable(application) && stage !== 'expired';
  const days = waits ? Math.floor((Date.parse(respondBy) - now.getTime()) / DAY) : 0;
  return (
    <>
      <MemberAvatar member={userId} size="2.25rem" />
      <div className={classes.words}>
        <Link className={classes.name} to={`${paths.applicants}?open=${_id}`}>
          <bdi>{userId.name}</bdi>
        </Link>
        <span className={classes.fact}>
          <bdi>{roleTitle}</bdi> · <bdi>{project.name}</bdi>
        </span>
        <span className={waits && days <= SOON ? classes.urgent : undefined}>
          {[stageNames[stage], ...(waits ? [texts.daysLeft(days)] : [])].join(' · ')}
        </span>
      </div>
    </>
  );
}

function NoProject({ isQuiet }: { isQuiet: boolean }) {
  return (
    <div className={classes.none}>
      <p>{texts.noProject}</p>
      <p className={classes.note}>{texts.noProjectHint}</p>
      <Button component={Link} to={paths.createProject} variant={isQuiet ? 'default' : 'filled'}>
        {texts.create}
      </Button>
    </div>
  );
}

interface FittingPeopleProps {
  projects: Project[] | undefined;
  hasFailed: boolean;
  retry: () => void;
  /** Who has applied is known already. */
  known: readonly ReceivedApplication[];
}

function FittingPeople({ projects, hasFailed, retry, known }: FittingPeopleProps) {
  const positions = positionsOf(projects ?? []);
  const people = useFittingPeople(
    positions,
    known.map(({ userId }) => userId._id),
  );
  const [first] = projects ?? [];
  const [sought] = positions;
  const none = first && positions.length === 0 && (
    <>
      <p>{texts.noRole}</p>
      <p className={classes.note}>{texts.noRoleHint}</p>
      <TextLink to={paths.editProject(first._id)}>{texts.addRole}</TextLink>
    </>
  );
  return (
    <Part title={texts.people}>
      <Rows
        label={texts.people}
        rows={projects && (positions.length === 0 ? [] : people.rows)}
        hasFailed={hasFailed || people.hasFailed}
        retry={hasFailed ? retry : people.retry}
        keyOf={({ person }) => person._id}
        none={
          none || (
            <>
              <p className={classes.note}>{texts.nobodyFits}</p>
              {sought && <TextLink to={candidatesPath(sought)}>{texts.findPeople}</TextLink>}
            </>
          )
        }
      >
        {({ person, role, reasons }) => (
          <>
            <MemberAvatar member={person} size="2.25rem" />
            <div className={classes.words}>
              <Link className={classes.name} to={paths.profile(person.username)}>
                <bdi>{person.name}</bdi>
              </Link>
              <span className={classes.fact}>{texts.for(role.title)}</span>
              <span title={reasons.join(', ')}>{reasons.join(', ')}</span>
            </div>
          </>
        )}
      </Rows>
    </Part>
  );
}
