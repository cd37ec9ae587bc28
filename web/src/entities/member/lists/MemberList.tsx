import { memo, useState } from 'react';
import { memberLists as texts } from '../../../../../shared/texts/members/member-lists.ts';
import { MoreRows } from '../../../components/lists/MoreRows.tsx';
import { ConnectButton } from '../connecting/ConnectButton.tsx';
import type { Known } from '../connecting/use-connection.ts';
import { MemberGrid } from './MemberGrid.tsx';
import { type ListedMember, MemberRow } from './MemberRow.tsx';

/** Cards that are drawn at a time, whatever the length of the list. */
const STEP = 30;

interface MemberListProps {
  members: readonly ListedMember[];
  label: string;
  /** What the viewer is to everybody in it, where that is known. */
  known?: Known;
  /** Where the list goes on beyond these members. */
  more?: { isLoading: boolean; failed: boolean; load: () => void };
}

/** A list of members of any length: cards are drawn, and further pages loaded, as one scrolls. */
export function MemberList({ members, label, known, more }: MemberListProps) {
  const [wanted, setWanted] = useState(STEP);
  // Narrowed down, it starts over: undoing that must not draw thousands at once.
  if (members.length < wanted - STEP) setWanted(Math.max(STEP, members.length));
  const shown = members.slice(0, wanted);
  const allShown = shown.length === members.length;
  const goOn = () => {
    setWanted(shown.length + STEP);
    if (allShown) more?.load();
  };
  return (
    <div>
      <MemberGrid members={shown} label={label}>
        {(member) => <MemberCard member={member} known={known} />}
      </MemberGrid>
      <MoreRows
        hasMore={!allShown || more !== undefined}
        isLoading={allShown && more?.isLoading === true}
        failed={allShown && more?.failed === true}
        load={goOn}
        label={members.length === 0 ? texts.searchFurther : texts.showMore}
      />
    </div>
  );
}

interface MemberCardProps {
  member: ListedMember;
  known?: Known;
}

const isSame = (one: MemberCardProps, other: MemberCardProps) =>
  one.member === other.member && one.known?.readAt === other.known?.readAt;

/** Drawn anew only for another member or another answer, so that a step costs its own cards and no more. */
const MemberCard = memo(
  ({ member, known }: MemberCardProps) => (
    <MemberRow
      member={member}
      action={
        <ConnectButton
          userId={member._id}
          name={member.name}
          username={member.username}
          known={known}
          variant="default"
          size="sm"
        />
      }
    />
  ),
  isSame,
);
