import { Button, Card, Skeleton } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { ROLES_PAGE } from '../../../../shared/limits.ts';
import { roleBoard as texts } from '../../../../shared/texts/projects/role-board.ts';
import { api } from '../../api/client.ts';
import { read } from '../../api/queries.ts';
import { useMember } from '../../api/session.ts';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { ErrorState } from '../../components/feedback/ErrorState.tsx';
import { TextLink } from '../../components/layout/TextLink.tsx';
import { FoundList } from '../../components/lists/FoundList.tsx';
import { ListPage } from '../../components/lists/ListPage.tsx';
import { Pages } from '../../components/lists/Pages.tsx';
import { count } from '../../components/text/count.ts';
import { NextStep } from '../../entities/member/NextStep.tsx';
import { SaveSearchButton } from '../../entities/search/SaveSearchButton.tsx';
import { paths } from '../../router/paths.ts';
import { RoleFilterBar } from './RoleFilterBar.tsx';
import { RoleRow } from './RoleRow.tsx';
import classes from './Roles.module.css';
import { useRoleSearch } from './use-role-search.ts';

const withoutEmpty = (filters: object) =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''));

/** All open roles of all projects, to be searched, filtered, sorted and turned page by page. */
export default function Roles() {
  const { userRole, skills } = useMember();
  const { search, page, active, isNarrowed, change, clear, hrefOf } = useRoleSearch();
  const { sort, ...filters } = search;
  const { search: words, skill, ...choices } = filters;
  const asked = withoutEmpty(filters);
  const list = useQuery({
    ...read(api.roles.list, { query: { ...asked, sort, page, limit: ROLES_PAGE } }),
    placeholderData: keepPreviousData,
  });
  const counts = useQuery({
    ...read(api.roles.counts, { query: asked }),
    placeholderData: keepPreviousData,
  });
  const found = useRef<HTMLElement>(null);
  const isJobSeeker = userRole === 'job_seeker';
  return (
    <div className={classes.page}>
      <ListPage title={texts.title} intro={texts.intro}>
        <RoleFilterBar
          search={search}
          active={active}
          change={change}
          clear={clear}
          counts={counts.data}
          hasMatch={isJobSeeker}
        />
        {isJobSeeker && skills.length === 0 && <SkillsHint />}
        {list.isPending && <RolesSkeleton />}
        {list.isLoadingError && (
          <Card>
            <ErrorState title={texts.loadFailed} onRetry={() => void list.refetch()} />
          </Card>
        )}
        {list.data && (
          <FoundList
            ref={found}
            label={texts.title}
            isOld={list.isPlaceholderData}
            total={count(list.data.totalRoles, 'role')}
            action={
              words !== '' &&
              skill === '' && (
                <SaveSearchButton request={{ kind: 'roles', query: words, filters: withoutEmpty(choices) }} />
              )
            }
          >
            {list.data.roles.length > 0 ? (
              <ul className={classes.list}>
                {list.data.roles.map((row) => (
                  <li key={`${row.project._id}.${row.role._id}`}>
                    <RoleRow row={row} onSkill={(skill) => change({ skill })} />
                  </li>
                ))}
              </ul>
            ) : (
              <NothingFound onClear={isNarrowed ? clear : undefined} />
            )}
            <Pages
              current={list.data.currentPage}
              total={list.data.totalPages}
              hrefOf={hrefOf}
              onFollow={() => found.current?.focus({ preventScroll: true })}
            />
          </FoundList>
        )}
      </ListPage>
    </div>
  );
}

/** Tells who has no skills in their profile why no role says how well it fits. */
function SkillsHint() {
  const { username } = useMember();
  return (
    <p className={classes.hint}>
      {texts.noSkillsOfYours} <TextLink to={paths.editField(username, 'skills')}>{texts.addSkills}</TextLink>
    </p>
  );
}

/** What stands where no roles are; `onClear` takes the filters away that may hide them. */
function NothingFound({ onClear }: { onClear: (() => void) | undefined }) {
  return (
    <Card>
      <EmptyState
        heading={<h2>{texts.none}</h2>}
        text={onClear ? texts.tryOthers : texts.noneYet}
        action={
          onClear ? (
            <Button variant="default" onClick={onClear}>
              {texts.showAll}
            </Button>
          ) : (
            <NextStep at="roles" />
          )
        }
      />
    </Card>
  );
}

const PLACES = [1, 2, 3, 4];

/** The shape of roles that are being loaded, below the place of their number. */
function RolesSkeleton() {
  return (
    <div className={classes.list} role="status" aria-label={texts.loading}>
      <Skeleton width="4rem" height="1.25rem" />
      <div className={classes.list}>
        {PLACES.map((place) => (
          <Skeleton key={place} height="11rem" radius="lg" />
        ))}
      </div>
    </div>
  );
}
