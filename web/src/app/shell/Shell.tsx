import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router-dom';
import { brand, shell as texts } from '../../../../shared/texts.ts';
import { useSession } from '../../api/session.ts';
import { lazyPart } from '../../components/feedback/lazy-part.tsx';
import { PartBoundary } from '../../components/feedback/PartBoundary.tsx';
import type { FeatureRoute } from '../../router/feature-route.ts';
import { paths } from '../../router/paths.ts';
import classes from './Shell.module.css';
import { TopBar } from './TopBar.tsx';

const SuspendedNote = lazyPart(() => import('./SuspendedNote.tsx'));

interface ShellProps extends Pick<FeatureRoute, 'chrome'> {
  children: ReactNode;
}

/** The frame of every screen but the landing page: skip link, top bar, the screen, footer. */
export function Shell({ chrome, children }: ShellProps) {
  const main = useRef<HTMLElement>(null);
  const suspension = useSession().member?.suspension;
  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: it leads to a place of the page, and does so without scripts too. */}
      <a
        className={classes.skip}
        href="#main"
        onClick={(event) => {
          // The browser's own jump makes an entry of the history that the router does not know.
          event.preventDefault();
          main.current?.focus();
        }}
      >
        {texts.skip}
      </a>
      <TopBar />
      <main ref={main} id="main" tabIndex={-1} className={classes.main} data-chrome={chrome}>
        {suspension && (
          <PartBoundary>
            <SuspendedNote {...suspension} />
          </PartBoundary>
        )}
        {children}
      </main>
      <footer className={classes.footer}>
        <p>
          © {new Date().getFullYear()} {brand.name}. {texts.rights}
        </p>
        <Link to={paths.terms}>{texts.terms}</Link>
        <Link to={paths.privacy}>{texts.privacy}</Link>
      </footer>
    </>
  );
}
