import type { Query, QueryClient } from '@tanstack/react-query';
import { SECOND } from '../../../../../shared/limits.ts';
import type { LiveTopic } from '../../../../../shared/model/live.ts';
import type { Project } from '../../../../../shared/model/project.ts';
import { api } from '../../../api/client.ts';
import { keyOf } from '../../../api/queries.ts';
import { countsChanged } from '../../../entities/comment/new-comments.ts';
import { findNewPosts } from '../../../entities/post/new-posts.ts';

/** What is read again does not ask more often than this, however much happens. */
const READ_EVERY = 3 * SECOND;
/** Browsers that hear the same news ask one after the other. */
const SPREAD = 0.3 * SECOND;
/** How old what is shown may be as it begins to be watched. */
const FRESH = SECOND;

const [FEED] = keyOf(api.posts.list);
const [POST] = keyOf(api.posts.get);
const [COMMENTS] = keyOf(api.posts.comments);
const [PROJECT] = keyOf(api.projects.get);

interface Named {
  params?: { postId?: string; projectId?: string };
}

/** What a query that is shown is about. */
export function topicOf({ queryKey }: Pick<Query, 'queryKey'>): LiveTopic | undefined {
  const [name, input] = queryKey as [unknown, Named | undefined];
  const { postId, projectId } = input?.params ?? {};
  // Not the posts with a tag.
  if (name === FEED && input === undefined) return 'feed';
  if ((name === POST || name === COMMENTS) && postId !== undefined) return `post:${postId}`;
  return name === PROJECT && projectId !== undefined ? `project:${projectId}` : undefined;
}

/** Whether this tab changes something, or has since then (milliseconds since 1970): what was read may be older. */
const hasActedSince = (client: QueryClient, at: number): boolean =>
  client
    .getMutationCache()
    .getAll()
    .some(({ state }) => state.status === 'pending' || state.submittedAt >= at);

/** Reads what is counted of a project that is open, and nothing else of it. */
async function readProject(client: QueryClient, projectId: string, isStill: () => boolean): Promise<void> {
  const { project } = await api.projects.get({ params: { projectId } });
  const { upvotes, upvoteCount, upvoted, commentCount } = project;
  if (!isStill()) return;
  client.setQueryData<{ project: Project }>(
    keyOf(api.projects.get, { params: { projectId } }),
    (data) => data && { project: { ...data.project, upvotes, upvoteCount, upvoted, commentCount } },
  );
}

async function readPost(client: QueryClient, postId: string, isStill: () => boolean): Promise<void> {
  const post = await api.posts.get({ params: { postId } });
  if (isStill()) countsChanged(client, post);
}

/** Reads what is new of something that is watched; returns false when it has to be read again. */
async function readNews(client: QueryClient, topic: LiveTopic): Promise<boolean> {
  // It may be answered first, and be written after what is read now.
  if (client.isMutating() > 0) return false;
  const startedAt = Date.now();
  const isStill = () => !hasActedSince(client, startedAt);
  const [kind, id = ''] = topic.split(':');
  if (kind === 'feed') await findNewPosts(client);
  if (kind === 'post') await readPost(client, id, isStill);
  if (kind === 'project') await readProject(client, id, isStill);
  return kind === 'feed' || isStill();
}

/** What this tab shows of what can be watched, and the reads of what is new there. */
export interface Watched {
  topics(): LiveTopic[];
  /** Reads what is new of one that has changed: soon, and not too often. */
  changed(topic: LiveTopic): void;
  /** Reads what may have been missed: of what was read a while ago. */
  catchUp(topics?: readonly LiveTopic[]): void;
  end(): void;
}

/**
 * Follows which posts, projects and lists this tab shows: those whose queries somebody uses.
 *
 * @param onChange gets them whenever they have changed
 */
export function followShown(client: QueryClient, onChange: (topics: LiveTopic[]) => void): Watched {
  const queries = client.getQueryCache();
  const timers = new Map<LiveTopic, number>();
  const readAt = new Map<LiveTopic, number>();
  let shown = new Set<LiveTopic>();
  let timer: number | undefined;

  const usedQueries = () => queries.getAll().filter((query) => query.getObserversCount() > 0);

  const topics = (): LiveTopic[] => [...new Set(usedQueries().flatMap((query) => topicOf(query) ?? []))];

  function schedule(topic: LiveTopic, after: number): void {
    if (timers.has(topic)) return;
    timers.set(topic, window.setTimeout(look, after, topic));
  }

  async function look(topic: LiveTopic): Promise<void> {
    timers.delete(topic);
    if (!shown.has(topic)) return;
    readAt.set(topic, Date.now());
    // What nobody could read now is read again when the channel is back, or with the next change.
    const isDone = await readNews(client, topic).catch(() => true);
    if (!isDone) schedule(topic, SECOND);
  }

  function changed(topic: LiveTopic): void {
    const since = Date.now() - (readAt.get(topic) ?? 0);
    schedule(topic, Math.max(Math.random() * SPREAD, READ_EVERY - since));
  }

  function catchUp(wanted: readonly LiveTopic[] = [...shown]): void {
    for (const query of usedQueries()) {
      const topic = topicOf(query);
      const { dataUpdatedAt } = query.state;
      // What is still on its way is new enough.
      if (topic && wanted.includes(topic) && dataUpdatedAt > 0 && Date.now() - dataUpdatedAt > FRESH)
        changed(topic);
    }
  }

  function follow(): void {
    timer = undefined;
    const now = topics();
    const begun = now.filter((topic) => !shown.has(topic));
    if (begun.length === 0 && now.length === shown.size) return;
    shown = new Set(now);
    onChange(now);
    catchUp(begun);
  }

  const unsubscribe = queries.subscribe(({ type }) => {
    if (type !== 'observerAdded' && type !== 'observerRemoved') return;
    // A screen that takes the place of another is one change.
    timer ??= window.setTimeout(follow, SPREAD);
  });
  follow();
  return {
    topics: () => [...shown],
    changed,
    catchUp,
    end() {
      unsubscribe();
      for (const one of [timer, ...timers.values()]) window.clearTimeout(one);
    },
  };
}
