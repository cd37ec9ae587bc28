import { Button } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { Link } from 'react-router-dom';
import * as texts from '../../../../shared/texts/landing.ts';
import { brand, shell } from '../../../../shared/texts.ts';
import { lazyPart } from '../../components/feedback/lazy-part.tsx';
import { PartBoundary } from '../../components/feedback/PartBoundary.tsx';
import { Logo } from '../../components/layout/Logo.tsx';
import { PageHeading } from '../../components/layout/PageHeading.tsx';
import { paths } from '../../router/paths.ts';
import { IconNext } from '../../theme/icons.ts';
import { Fireside } from './Fireside.tsx';
import classes from './Landing.module.css';
import { reasons, steps } from './points.ts';

const Showcase = lazyPart(() => import('./Showcase.tsx'));

/** What visitors see first: what Hearth is, why to join, how it works. Prerendered at build time. */
export default function Landing() {
  // Not in what the build draws: the projects of a community change.
  const isMounted = useMounted();
  return (
    <main className={classes.page}>
      <section className={classes.hero}>
        <div className={classes.pitch}>
          <Logo />
          <PageHeading>{brand.tagline}</PageHeading>
          <p className={classes.lead}>{texts.hero}</p>
          <div className={classes.actions}>
            <Button
              component={Link}
              to={paths.signup}
              size="lg"
              rightSection={<IconNext size={20} aria-hidden="true" />}
            >
              {shell.beginYourJourney}
            </Button>
            <Button component={Link} to={paths.login} size="lg" variant="default">
              {shell.signIn}
            </Button>
          </div>
        </div>
        <Fireside />
      </section>

      <section className={classes.section} aria-labelledby="why-join">
        <h2 id="why-join">{texts.whyJoin}</h2>
        <ul className={classes.reasons}>
          {reasons.map(({ icon: Icon, words: { title, text } }) => (
            <li key={title} className={classes.reason}>
              <span className={classes.icon}>
                <Icon size={24} stroke={1.75} aria-hidden="true" />
              </span>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>

      <section className={classes.section} aria-labelledby="how-it-works">
        <h2 id="how-it-works">{texts.howItWorks}</h2>
        <ol className={classes.steps}>
          {steps.map(({ icon: Icon, words: { title, text } }) => (
            <li key={title} className={classes.step}>
              <span className={classes.number}>
                <Icon size={24} stroke={1.75} aria-hidden="true" />
              </span>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>

      {isMounted && (
        // Nobody misses what the page is complete without.
        <PartBoundary failed={() => null}>
          <Showcase className={classes.section} />
        </PartBoundary>
      )}

      <section className={classes.closing} aria-labelledby="closing">
        <h2 id="closing">{texts.closing.title}</h2>
        <p>{texts.closing.text}</p>
        <Button component={Link} to={paths.signup} size="lg" variant="white">
          {shell.joinNow}
        </Button>
      </section>
    </main>
  );
}
