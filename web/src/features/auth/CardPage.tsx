import { type ReactNode, useEffect, useRef } from 'react';
import classes from '../../components/forms/FormPage.module.css';
import { PageHeading } from '../../components/layout/PageHeading.tsx';

interface CardPageProps {
  title: string;
  text: ReactNode;
  /** A second paragraph. */
  detail?: ReactNode;
  /** What to do next. */
  action?: ReactNode;
  aside?: ReactNode;
}

/** A screen that says one thing, in the place where a form stood or would stand. */
export function CardPage({ title, text, detail, action, aside }: CardPageProps) {
  const card = useRef<HTMLDivElement>(null);
  // It takes the place of what had the focus: a button that was pressed.
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isLost) card.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={classes.page}>
      <div ref={card} className={classes.card}>
        <div className={classes.head}>
          <PageHeading>{title}</PageHeading>
          <p className={classes.intro} role="status">
            {text}
          </p>
          {detail && <p className={classes.intro}>{detail}</p>}
        </div>
        {action}
      </div>
      {aside && <p className={classes.aside}>{aside}</p>}
    </div>
  );
}
