import type { ReactNode } from 'react';
import { brand } from '../../../../shared/texts.ts';
import classes from './Shell.module.css';
import { TopBar } from './TopBar.tsx';

/** The frame of every screen but the landing page: skip link, top bar, the screen, footer. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <>
      <a className={classes.skip} href="#main">
        Skip to content
      </a>
      <TopBar />
      <main id="main" tabIndex={-1} className={classes.main}>
        {children}
      </main>
      <footer className={classes.footer}>
        © {new Date().getFullYear()} {brand.name}. All rights reserved.
      </footer>
    </>
  );
}
