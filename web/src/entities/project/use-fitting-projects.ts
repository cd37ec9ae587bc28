import { useQuery } from '@tanstack/react-query';
import { STAGES } from '../../../../shared/choices.ts';
import { PROJECTS_PAGE } from '../../../../shared/limits.ts';
import type { CurrentUser } from '../../../../shared/model/member.ts';
import type { Project } from '../../../../shared/model/project.ts';
import { investorDesk as texts } from '../../../../shared/texts/members/home-desk.ts';
import { api } from '../../api/client.ts';
import { read } from '../../api/queries.ts';
import { fitWords } from './fit-words.ts';

/** A project, and why it fits an investor. */
export interface FittingProject {
  project: Project;
  reason: string;
}

/**
 * Open projects that fit an investor, newest first; the newest of all while the profile names no interests.
 *
 * @returns `rows` are undefined while they are being asked; `isNarrowed` says whether interests decide
 */
export function useFittingProjects({ investmentInterests }: Pick<CurrentUser, 'investmentInterests'>) {
  const isNarrowed = investmentInterests.length > 0;
  const fits = isNarrowed ? ('me' as const) : undefined;
  const { data, isLoadingError, refetch } = useQuery(
    read(api.projects.list, { query: { page: 1, limit: PROJECTS_PAGE, sort: 'latest', fits } }),
  );
  return {
    isNarrowed,
    rows: data?.projects
      .filter(({ status }) => status === 'open')
      .map(
        (project): FittingProject => ({
          project,
          reason: project.fit ? texts.asYouInvest(fitWords(project.fit)) : STAGES[project.stage],
        }),
      ),
    hasFailed: isLoadingError,
    retry: () => void refetch(),
  };
}
