import { Card } from '@mantine/core';
import { useLocation } from 'react-router-dom';
import privacy from '../../../legal/privacy.md?raw';
import terms from '../../../legal/terms.md?raw';
import { PageHeading } from '../../components/layout/PageHeading.tsx';
import { LinkedText } from '../../components/text/LinkedText.tsx';
import { paths } from '../../router/paths.ts';
import { type Block, blocksOf } from './blocks.ts';
import classes from './Legal.module.css';

/** The terms of use or the privacy notice, from the plain texts of the operator. */
export default function Legal() {
  const { pathname } = useLocation();
  const blocks = blocksOf(pathname === paths.terms ? terms : privacy);
  return (
    <Card component="article" className={classes.page}>
      {blocks.map((block) => (
        <Part key={block.text} block={block} />
      ))}
    </Card>
  );
}

function Part({ block: { kind, text } }: { block: Block }) {
  switch (kind) {
    case 'title':
      return <PageHeading>{text}</PageHeading>;
    case 'heading':
      return <h2>{text}</h2>;
    case 'paragraph':
      return (
        <p>
          <LinkedText>{text}</LinkedText>
        </p>
      );
  }
}
