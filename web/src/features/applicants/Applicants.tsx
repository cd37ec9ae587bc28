import { Button, Card } from '@mantine/core';
import { Link, useSearchParams } from 'react-router-dom';
import type { ApplicationStage } from '../../../../shared/model/application-progress.ts';
import { applicants as title } from '../../../../shared/texts/common/titles.ts';
import { applicantScreens as texts } from '../../../../shared/texts/projects/applicant-screens.ts';
import { stageNames } from '../../../../shared/texts/projects/application-stages.ts';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { ErrorState } from '../../components/feedback/ErrorState.tsx';
import { ListPage } from '../../components/lists/ListPage.tsx';
import { NextPage } from '../../components/lists/NextPage.tsx';
import { ReplyTime } from '../../entities/project/ReplyTime.tsx';
import { paths } from '../../router/paths.ts';
import classes from './Applicants.module.css';
import { ApplicantsSkeleton } from './ApplicantsSkeleton.tsx';
import { rowsOf, useReceived } from './received.ts';
import { StageFilter } from './StageFilter.tsx';
import { Workplace } from './Workplace.tsx';

const STAGES = Object.keys(stageNames) as ApplicationStage[];

/** Everybody who has applied to the viewer's projects, and the one who is looked at. */
export default function Applicants() {
  // A part of the address, so that a reload and the way back stay with it.
  const [search, setSearch] = useSearchParams();
  const stage = STAGES.find((one) => one === search.get('stage'));
  const list = useReceived(stage);
  const [first] = list.data?.pages ?? [];
  return (
    <div className={classes.page}>
      <ListPage title={title} intro={texts.intro}>
        <ReplyTime hours={first?.medianReplyHours ?? null} isOwn />
        {first && (
          <StageFilter
            stage={stage}
            counts={first.counts}
            onChange={(next) => setSearch(next ? { stage: next } : {}, { replace: true })}
          />
        )}
        <List list={list} stage={stage} />
      </ListPage>
    </div>
  );
}

interface ListProps {
  list: ReturnType<typeof useReceived>;
  stage: ApplicationStage | undefined;
}

function List({ list, stage }: ListProps) {
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
  if (rows.length === 0) return <NoApplications stage={stage} />;
  return <Workplace key={stage} rows={rows} more={<NextPage list={list} label={texts.more} />} />;
}

function NoApplications({ stage }: { stage: ApplicationStage | undefined }) {
  return (
    <Card>
      {stage ? (
        <EmptyState text={texts.noneOfStage} />
      ) : (
        <EmptyState
          heading={<h2>{texts.none}</h2>}
          text={texts.noneHint}
          action={
            <Button component={Link} to={paths.projects} variant="default">
              {texts.browse}
            </Button>
          }
        />
      )}
    </Card>
  );
}
