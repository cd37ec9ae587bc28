import { Button } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { BoardRole } from '../../../../../shared/api/roles.ts';
import { ROLES_PAGE } from '../../../../../shared/limits.ts';
import type { CurrentUser } from '../../../../../shared/model/member.ts';
import type { OwnApplication } from '../../../../../shared/model/project.ts';
import { factsOf } from '../../../../../shared/rules/projects/role-words.ts';
import { seekerDesk as texts } from '../../../../../shared/texts/members/home-desk.ts';
import { stageNames } from '../../../../../shared/texts/projects/application-stages.ts';
import { roleBoard } from '../../../../../shared/texts/projects/role-board.ts';
import { api } from '../../../api/client.ts';
import { pages, read } from '../../../api/queries.ts';
import { TextLink } from '../../../components/layout/TextLink.tsx';
import { formatted } from '../../../components/text/count.ts';
import { Poster } from '../../../entities/project/Poster.tsx';
import { matchReasons } from '../../../entities/role/match-reasons.ts';
import { paths } from '../../../router/paths.ts';
import classes from './Desk.module.css';
import { Desk, type DeskOfRoleProps, Part, Rows } from './Desk.tsx';

/** Beside a job seeker's feed: the roles that fit best, and how what they have applied for stands. */
export function SeekerDesk({ member, isPhone, isQuiet }: DeskOfRoleProps) {
  // As the list of roles asks for it, which then is there at once.
  const list = useQuery(read(api.roles.list, { query: { sort: 'match', page: 1, limit: ROLES_PAGE } }));
  return (
    <Desk
      title={texts.title}
      summary={list.data && texts.count(formatted(list.data.totalRoles))}
      hasFailed={list.isLoadingError}
      isPhone={isPhone}
    >
      <Rows
        label={texts.title}
        rows={list.data?.roles.filter(({ applied, inTeam }) => !applied && !inTeam)}
        hasFailed={list.isLoadingError}
        retry={() => void list.refetch()}
        keyOf={({ project, role }) => `${project._id}.${role._id}`}
        none={
          <>
            <p>{list.data?.totalRoles ? texts.allApplied : texts.none}</p>
            <p className={classes.note}>{list.data?.totalRoles ? texts.allAppliedHint : texts.noneHint}</p>
          </>
        }
      >
        {(row) => <FittingRole row={row} member={member} />}
      </Rows>
      {member.skills.length === 0 && (
        <p className={classes.note}>
          {texts.noSkills}{' '}
          <TextLink to={paths.editField(member.username, 'skills')}>{texts.addSkills}</TextLink>
        </p>
      )}
      <Button component={Link} to={paths.rolesThatFit} variant={isQuiet ? 'default' : 'filled'}>
        {texts.all}
      </Button>
      <Applications />
    </Desk>
  );
}

function FittingRole({ row: { role, project, match }, member }: { row: BoardRole; member: CurrentUser }) {
  const reasons = [
    ...(match !== null && role.skills.length > 0 ? [roleBoard.match(formatted(match))] : []),
    ...matchReasons(member, role),
  ].join(', ');
  return (
    <>
      <Poster project={project} className={classes.mark} />
      <div className={classes.words}>
        <Link className={classes.name} to={paths.project(project._id)}>
          <bdi>{role.title}</bdi>
        </Link>
        <span className={classes.fact}>
          <bdi>{[project.name, ...factsOf(role).slice(0, 2)].join(' · ')}</bdi>
        </span>
        <span title={reasons}>{reasons}</span>
      </div>
    </>
  );
}

function Applications() {
  const list = useInfiniteQuery(pages(api.users.applications));
  return (
    <Part title={texts.applications}>
      <Rows
        label={texts.applications}
        rows={list.data?.pages.flatMap(({ rows }) => rows)}
        hasFailed={list.isLoadingError}
        retry={() => void list.refetch()}
        keyOf={({ _id }) => _id}
        none={<p className={classes.note}>{texts.noApplications}</p>}
      >
        {(application) => <Applied application={application} />}
      </Rows>
      <TextLink to={paths.applications}>{texts.allApplications}</TextLink>
    </Part>
  );
}

function Applied({ application: { project, roleTitle, stage } }: { application: OwnApplication }) {
  return (
    <>
      <Poster project={project} className={classes.mark} />
      <div className={classes.words}>
        <Link className={classes.name} to={paths.project(project._id)}>
          <bdi>{roleTitle}</bdi>
        </Link>
        <span className={classes.fact}>
          <bdi>{project.name}</bdi>
        </span>
        <span>{stageNames[stage]}</span>
      </div>
    </>
  );
}
