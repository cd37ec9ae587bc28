import * as titles from '../../../../shared/texts/common/titles.ts';
import { testPage } from '../../../../shared/texts/test-page.ts';
import { PageHeading } from '../../components/layout/PageHeading.tsx';
import classes from './TestPage.module.css';

/** The public test page: enough spacer text to scroll. */
export default function TestPage() {
  return (
    <article className={classes.page}>
      <PageHeading>{titles.testPage}</PageHeading>
      {testPage.paragraphs.map((nth) => (
        <p key={nth}>{testPage.paragraph(nth)}</p>
      ))}
    </article>
  );
}
