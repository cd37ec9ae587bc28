import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { PIPELINE_STATES, STAGES } from '../../../../../shared/choices.ts';
import type { PipelineState } from '../../../../../shared/model/pipeline.ts';
import { investorDesk as texts } from '../../../../../shared/texts/members/home-desk.ts';
import { api } from '../../../api/client.ts';
import { read } from '../../../api/queries.ts';
import { TextLink } from '../../../components/layout/TextLink.tsx';
import { formatted } from '../../../components/text/count.ts';
import { Poster } from '../../../entities/project/Poster.tsx';
import { useFittingProjects } from '../../../entities/project/use-fitting-projects.ts';
import { paths } from '../../../router/paths.ts';
import classes from './Desk.module.css';
import { Desk, type DeskOfRoleProps, Part, Rows } from './Desk.tsx';

const STATES: PipelineState[] = ['watching', 'talking', 'passed', 'invested'];

/** Beside an investor's feed: the newest projects that fit them, and how many are in their pipeline. */
export function InvestorDesk({ member, isPhone, isQuiet }: DeskOfRoleProps) {
  const { rows, isNarrowed, hasFailed, retry } = useFittingProjects(member);
  const { data: counts } = useQuery(read(api.pipeline.counts));
  return (
    <Desk
      title={texts.title}
      summary={isNarrowed ? texts.newest : texts.newestOfAll}
      hasFailed={hasFailed}
      isPhone={isPhone}
    >
      <Rows
        label={texts.title}
        rows={rows}
        hasFailed={hasFailed}
        retry={retry}
        keyOf={({ project }) => project._id}
        none={
          <>
            <p>{texts.none}</p>
            <p className={classes.note}>{texts.noneHint}</p>
          </>
        }
      >
        {({ project, reason }) => (
          <>
            <Poster project={project} className={classes.mark} />
            <div className={classes.words}>
              <Link className={classes.name} to={paths.project(project._id)}>
                <bdi>{project.name}</bdi>
              </Link>
              <span className={classes.fact}>{project.pitch || STAGES[project.stage]}</span>
              {(project.pitch !== '' || reason !== STAGES[project.stage]) && <span>{reason}</span>}
            </div>
          </>
        )}
      </Rows>
      {member.investmentInterests.length === 0 && (
        <p className={classes.note}>
          {texts.noInterests}{' '}
          <TextLink to={paths.profileField(member.username, 'investmentInterests')}>
            {texts.addInterests}
          </TextLink>
        </p>
      )}
      <Button
        component={Link}
        to={isNarrowed ? paths.projectsThatFit : paths.projects}
        variant={isQuiet ? 'default' : 'filled'}
      >
        {isNarrowed ? texts.allThatFit : texts.all}
      </Button>
      <Part title={texts.pipeline}>
        <ul className={classes.counts}>
          {STATES.map((state) => (
            <li key={state}>
              <Link className={classes.count} to={`${paths.pipeline}?state=${state}`}>
                <span className={classes.number}>{counts && formatted(counts[state])}</span>
                <span className={classes.fact}>{PIPELINE_STATES[state]}</span>
              </Link>
            </li>
          ))}
        </ul>
        <TextLink to={paths.pipeline}>{texts.openPipeline}</TextLink>
      </Part>
    </Desk>
  );
}
