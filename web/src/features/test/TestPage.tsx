import { PageHeading } from '../../components/layout/PageHeading.tsx';
import classes from './TestPage.module.css';

const PARAGRAPHS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

/** The public test page: enough spacer text to scroll. */
export default function TestPage() {
  return (
    <article className={classes.page}>
      <PageHeading>Test page</PageHeading>
      {PARAGRAPHS.map((nth) => (
        <p key={nth}>
          This is the {nth} paragraph of spacer text. It says nothing in particular, and it says it at a
          comfortable length, so that the page is long enough to scroll and the bars, the footer and the
          spacing can be looked at in peace.
        </p>
      ))}
    </article>
  );
}
