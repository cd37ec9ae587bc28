import { Card } from '@mantine/core';
import type { ReactNode } from 'react';
import { memberLists as texts } from '../../../../../shared/texts/members/member-lists.ts';
import classes from './MemberGrid.module.css';
import type { ListedMember } from './MemberRow.tsx';
import { MemberRowSkeleton } from './MemberRowSkeleton.tsx';

interface MemberGridProps<P> {
  members: readonly P[];
  label: string;
  /** What stands on the card of each of them. */
  children: (member: P) => ReactNode;
}

/** Members as cards, side by side where there is room. */
export function MemberGrid<P extends ListedMember>({ members, label, children }: MemberGridProps<P>) {
  return (
    <ul className={classes.grid} aria-label={label}>
      {members.map((member) => (
        <Card component="li" key={member._id} className={classes.card}>
          {children(member)}
        </Card>
      ))}
    </ul>
  );
}

/** The shape of members who are being loaded. */
export function MemberGridSkeleton({ cards = 6 }: { cards?: number }) {
  return (
    <div className={classes.grid} role="status" aria-label={texts.loading}>
      {Array.from({ length: cards }, (_, nth) => nth).map((nth) => (
        <Card key={nth} className={classes.card}>
          <MemberRowSkeleton />
        </Card>
      ))}
    </div>
  );
}
