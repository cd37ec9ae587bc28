import type { ReactNode } from 'react';
import { brand } from '../../../../shared/texts.ts';
import { useSession } from '../../api/session.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { PartBoundary } from '../../ui/PartBoundary.tsx';
import classes from './Shell.module.css';
import { TopBar } from './TopBar.tsx';

const CompletionCard = lazyPart(() => import('../../features/completion/CompletionCard.tsx'));

/** The frame of every screen but the landing page: skip link, top bar, the screen, footer (SPEC section 2). */
export function Shell({ children }: { children: ReactNode }) {
  const { member } = useSession();
  return (
    <>
      <a className={classes.skip} href="#main">
        Skip to content
      </a>
      <TopBar />
      <main id="main" tabIndex={-1} className={classes.main}>
        {children}
      </main>
      {member && (
        <PartBoundary failed={() => null}>
          <CompletionCard member={member} />
        </PartBoundary>
      )}
      <footer className={classes.footer}>
        © {new Date().getFullYear()} {brand.name}. All rights reserved.
      </footer>
    </>
  );
}
