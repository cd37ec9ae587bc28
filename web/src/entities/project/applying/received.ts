import { type InfiniteData, type QueryClient, useInfiniteQuery } from '@tanstack/react-query';
import type { projects } from '../../../../../shared/api/projects.ts';
import type { Answer } from '../../../../../shared/api/route.ts';
import type { ApplicationStage } from '../../../../../shared/model/application-progress.ts';
import type { ReceivedApplication, ReceivedSort } from '../../../../../shared/model/project.ts';
import { api } from '../../../api/client.ts';
import { keyOf } from '../../../api/queries.ts';

type ReceivedPage = Answer<typeof projects.received>;

/** What is asked of the list. */
export interface Asked {
  /** Undefined for all. */
  stage: ApplicationStage | undefined;
  role: string | undefined;
  sort: ReceivedSort;
}

/** All, those first that wait the longest for an answer. */
export const WAITING_FIRST: Asked = { stage: undefined, role: undefined, sort: 'waiting' };

/** All applications that the viewer has received, or those of one stage or for one role. */
export const useReceived = ({ stage: status, role, sort }: Asked) =>
  useInfiniteQuery({
    queryKey: keyOf(api.projects.received, { query: { status, role, sort } }),
    queryFn: async ({ signal, pageParam }) => {
      const query = { status, role, sort, page: pageParam };
      return (await api.projects.received.answer({ query }, { signal })).data;
    },
    initialPageParam: 1,
    getNextPageParam: ({ currentPage, totalPages }: ReceivedPage) =>
      currentPage < totalPages ? currentPage + 1 : undefined,
    staleTime: 0,
    // What has come to another stage stays where it is, until the screen is opened again.
    refetchOnWindowFocus: false,
  });

/** The applications of all pages; one may have moved to the next page while that was read. */
export const rowsOf = (pages: ReceivedPage[]): ReceivedApplication[] => [
  ...new Map(pages.flatMap(({ applications }) => applications).map((row) => [row._id, row])).values(),
];

/** Changes an application wherever it is listed, and the counts with its stage. */
export function changeReceived(
  client: QueryClient,
  applicationId: string,
  change: (row: ReceivedApplication) => ReceivedApplication,
): void {
  client.setQueriesData<InfiniteData<ReceivedPage>>({ queryKey: keyOf(api.projects.received) }, (data) => {
    const before = data && rowsOf(data.pages).find(({ _id }) => _id === applicationId);
    if (!before) return data;
    const after = change(before);
    return {
      ...data,
      pages: data.pages.map((page) => {
        const counts = { ...page.counts };
        counts[before.stage] -= 1;
        counts[after.stage] += 1;
        return {
          ...page,
          counts,
          applications: page.applications.map((row) => (row._id === applicationId ? after : row)),
        };
      }),
    };
  });
}

/** The application, having come to a stage now. */
export const movedTo = (row: ReceivedApplication, stage: ApplicationStage): ReceivedApplication =>
  row.stage === stage
    ? row
    : {
        ...row,
        stage,
        history: [...row.history, { stage, at: new Date().toISOString() }],
        ...(stage !== 'seen' && { respondBy: null }),
      };

/** Whether it can still be accepted or declined. */
export const isAnswerable = ({ status, stage }: Pick<ReceivedApplication, 'status' | 'stage'>): boolean =>
  (status === 'pending' && stage !== 'accepted' && stage !== 'declined') || stage === 'expired';
