import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { connectivity, lazyParts as texts } from '../../../shared/texts.ts';
import { expectsMember, useSession } from '../api/session.ts';
import { ErrorState } from '../components/feedback/ErrorState.tsx';
import { lazyPart } from '../components/feedback/lazy-part.tsx';
import { PageLoading } from '../components/feedback/PageLoading.tsx';
import { PartBoundary } from '../components/feedback/PartBoundary.tsx';
import { decide } from '../router/decide.ts';
import type { FeatureRoute } from '../router/feature-route.ts';
import { pageOf, preload } from '../router/lazy-page.ts';
import { nextPath } from '../router/next-path.ts';
import { useRouteTitle } from '../router/page-title.ts';
import { noteReturnPath } from '../router/return-path.ts';
import { Shell } from './shell/Shell.tsx';

const CompletionCard = lazyPart(() => import('./shell/CompletionCard.tsx'));

/** Shows the screen of a path to who may see it, and sends everybody else where they belong. */
export function Gate({ routes }: { routes: readonly FeatureRoute[] }) {
  const session = useSession();
  const decision = decide(routes, session, expectsMember());
  switch (decision.kind) {
    case 'redirect':
      return <Redirect to={decision.to} />;
    case 'unreachable':
      return (
        <Shell>
          <ErrorState title={connectivity.unreachable} onRetry={decision.retry} />
        </Shell>
      );
    case 'wait':
      // Its code and the answer to "who is this?" travel at the same time.
      if (decision.route) preload(decision.route).catch(() => {});
      return (
        <Shell>
          <PageLoading />
        </Shell>
      );
    case 'show':
      // Nothing that was typed on a screen of one member is there for the next.
      return (
        <Screen
          key={decision.route.audience === 'anyone' ? undefined : session.member?._id}
          route={decision.route}
        />
      );
  }
}

/**
 * A link of a public page to sign in leads who is signed in already straight back to that page, and who has no role yet
 * once they have chosen one.
 */
function Redirect({ to }: { to: string }) {
  const { member } = useSession();
  const { search } = useLocation();
  const needsRole = member && !member.userRole;
  useEffect(() => {
    if (needsRole) noteReturnPath(search);
  }, [needsRole, search]);
  return <Navigate to={(member?.userRole && nextPath(search)) ?? to} replace />;
}

function Screen({ route }: { route: FeatureRoute }) {
  useRouteTitle(route.title);
  const { pathname } = useLocation();
  const { member } = useSession();
  const Page = pageOf(route);
  const page = (
    // A new address is a new screen: nothing of the old one stays, its failure included.
    <PartBoundary
      key={route.chrome ?? pathname}
      pending={<PageLoading />}
      failed={(retry) => (
        <ErrorState title={texts.screenFailed} text={texts.checkConnection} onRetry={retry} />
      )}
    >
      <Page />
      {member && !route.chrome && (
        // Nobody misses what only invites.
        <PartBoundary failed={() => null}>
          <CompletionCard member={member} />
        </PartBoundary>
      )}
    </PartBoundary>
  );
  return route.chrome === 'none' ? page : <Shell chrome={route.chrome}>{page}</Shell>;
}
