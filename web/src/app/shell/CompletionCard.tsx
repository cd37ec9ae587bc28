import { Card } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { CurrentUser } from '../../../../shared/model/member.ts';
import { completion as texts } from '../../../../shared/texts/members/profile.ts';
import { CompletionActions } from '../../entities/member/completion/CompletionActions.tsx';
import { CompletionHead } from '../../entities/member/completion/CompletionHead.tsx';
import { useCompletion } from '../../entities/member/completion/use-completion.ts';
import { paths } from '../../router/paths.ts';
import classes from './CompletionCard.module.css';

/** Home and the first steps have a place of their own for it, and profiles are what it leads to. */
const isElsewhere = (pathname: string) =>
  [paths.home, paths.welcome, paths.ownProfile].some((path) => path === pathname) ||
  pathname.startsWith(`${paths.ownProfile}/`);

/** At the end of every other screen: asks members to complete their profile, until it is complete or they skip that. */
export default function CompletionCard({ member }: { member: CurrentUser }) {
  return isElsewhere(useLocation().pathname) ? null : <Asking member={member} />;
}

/** A screen has what it shows when nothing was being asked for at so many looks in a row, this far apart. Milliseconds. */
const QUIET_LOOKS = 4;
const LOOK_EVERY = 50;

/**
 * Whether the screen has been given all that it shows at first. Several looks, because a busy browser may draw what has come
 * last for as long as all of them take, and asks for more only then.
 */
function useSettled(): boolean {
  const client = useQueryClient();
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    if (isSettled) return;
    let quiet = 0;
    const timer = setInterval(() => {
      const asking = client.isFetching({ predicate: ({ state }) => state.data === undefined });
      quiet = asking === 0 ? quiet + 1 : 0;
      setSettled(quiet === QUIET_LOOKS);
    }, LOOK_EVERY);
    return () => clearInterval(timer);
  }, [client, isSettled]);
  return isSettled;
}

function Asking({ member }: { member: CurrentUser }) {
  const { score, isAsked, skip } = useCompletion(member);
  // What the screen itself shows comes first, and pushes nothing aside.
  const isSettled = useSettled();
  if (!isAsked || !isSettled) return null;
  return (
    <div className={classes.place}>
      <Card component="aside" className={classes.card} aria-label={texts.title}>
        <CompletionHead score={score} title={texts.title}>
          {texts.reason}
        </CompletionHead>
        <CompletionActions member={member} onSkip={skip} />
      </Card>
    </div>
  );
}
