import type { ComponentProps, ReactNode } from 'react';
import { PageHeading } from '../layout/PageHeading.tsx';
import classes from './FormPage.module.css';

interface FormPageProps {
  title: string;
  intro: string;
  /** What failed as a whole; errors of single fields stand at the fields. */
  failure?: ReactNode;
  form: ComponentProps<'form'>;
  children: ReactNode;
  /** Below the card: the way to the other screen. */
  aside: ReactNode;
}

/** A screen that is one short form. */
export function FormPage({ title, intro, failure, form, children, aside }: FormPageProps) {
  return (
    <div className={classes.page}>
      <form {...form} noValidate className={classes.card}>
        <div className={classes.head}>
          <PageHeading>{title}</PageHeading>
          <p className={classes.intro}>{intro}</p>
        </div>
        <div role="alert" className={classes.failure}>
          {failure}
        </div>
        {children}
      </form>
      <p className={classes.aside}>{aside}</p>
    </div>
  );
}
