import { Button, Card } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import type { ApplicationStage } from '../../../../shared/model/application-progress.ts';
import type { ReceivedSort } from '../../../../shared/model/project.ts';
import { applicants as title } from '../../../../shared/texts/common/titles.ts';
import { applicantScreens as texts } from '../../../../shared/texts/projects/applicant-screens.ts';
import { stageNames } from '../../../../shared/texts/projects/application-stages.ts';
import { api } from '../../api/client.ts';
import { read } from '../../api/queries.ts';
import { useMember } from '../../api/session.ts';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { ErrorState } from '../../components/feedback/ErrorState.tsx';
import { ListPage } from '../../components/lists/ListPage.tsx';
import { NextPage } from '../../components/lists/NextPage.tsx';
import { ReplyTime } from '../../entities/project/applying/ReplyTime.tsx';
import { type Asked, rowsOf, useReceived } from '../../entities/project/applying/received.ts';
import { candidatesPath } from '../../entities/project/candidates-path.ts';
import { positionsOf } from '../../entities/project/open-positions.ts';
import { paths } from '../../router/paths.ts';
import classes from './Applicants.module.css';
import { ApplicantsSkeleton } from './ApplicantsSkeleton.tsx';
import { RoleFilter } from './RoleFilter.tsx';
import { StageFilter } from './StageFilter.tsx';
import { Workplace } from './Workplace.tsx';

const SORTS = Object.keys(texts.sorts) as ReceivedSort[];
const STAGES = Object.keys(stageNames) as ApplicationStage[];

/** Everybody who has applied to the viewer's projects, and the one who is looked at. */
export default function Applicants() {
  // A part of the address, so that a reload and the way back stay with it.
  const [search, setSearch] = useSearchParams();
  const asked: Asked = {
    stage: STAGES.find((one) => one === search.get('stage')),
    role: search.get('role') ?? undefined,
    sort: SORTS.find((one) => one === search.get('sort')) ?? 'latest',
  };
  const ask = (changes: Partial<Record<'stage' | 'role' | 'sort', string>>) => {
    const next = new URLSearchParams(search);
    next.delete('open');
    for (const [name, value] of Object.entries(changes)) {
      if (value === '' || value === 'latest') next.delete(name);
      else next.set(name, value);
    }
    setSearch(next, { replace: true });
  };
  const list = useReceived(asked);
  const [first] = list.data?.pages ?? [];
  return (
    <div className={classes.page}>
      <ListPage title={title} intro={texts.intro}>
        <ReplyTime hours={first?.medianReplyHours ?? null} isOwn />
        <RoleFilter asked={asked} onChange={ask} />
        {first && (
          <StageFilter
            stage={asked.stage}
            counts={first.counts}
            onChange={(next) => ask({ stage: next ?? '' })}
          />
        )}
        <List list={list} asked={asked} />
      </ListPage>
    </div>
  );
}

interface ListProps {
  list: ReturnType<typeof useReceived>;
  asked: Asked;
}

function List({ list, asked }: ListProps) {
  if (list.isPending)
    return (
      <Card>
        <ApplicantsSkeleton />
      </Card>
    );
  if (!list.data)
    return (
      <Card>
        <ErrorState title={texts.loadFailed} onRetry={() => void list.refetch()} />
      </Card>
    );
  const rows = rowsOf(list.data.pages);
  const { stage, role, sort } = asked;
  if (rows.length === 0) return <NoApplications isNarrowed={stage !== undefined || role !== undefined} />;
  return (
    <Workplace
      key={`${stage} ${role} ${sort}`}
      rows={rows}
      more={<NextPage list={list} label={texts.more} />}
    />
  );
}

function NoApplications({ isNarrowed }: { isNarrowed: boolean }) {
  return (
    <Card>
      {isNarrowed ? (
        <EmptyState text={texts.noneOfStage} />
      ) : (
        <EmptyState heading={<h2>{texts.none}</h2>} text={texts.noneHint} action={<WhatFirst />} />
      )}
    </Card>
  );
}

/** What a founder can do so that somebody applies. */
function WhatFirst() {
  const { _id: userId, username } = useMember();
  const own = useQuery(read(api.projects.byMember, { params: { userId } }));
  const projects = own.data?.projects.filter(({ founder }) => founder._id === userId);
  const [sought] = positionsOf(projects ?? []);
  if (projects?.length === 0)
    return (
      <Button component={Link} to={paths.createProject}>
        {texts.create}
      </Button>
    );
  return (
    <div className={classes.first}>
      {sought && (
        <Button component={Link} to={candidatesPath(sought)}>
          {texts.findPeople(sought.title)}
        </Button>
      )}
      <Button component={Link} to={paths.projectsOf(username)} variant="default">
        {texts.browse}
      </Button>
    </div>
  );
}
