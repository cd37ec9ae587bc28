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

/** For so long nothing has to be asked for until a screen has what it shows. Milliseconds. */
const QUIET = 150;

/** Whether the screen has been given all that it shows at first. */
function useSettled(): boolean {
  const client = useQueryClient();
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      if (client.isFetching({ predicate: ({ state }) => state.data === undefined }) === 0)
        timer = setTimeout(() => setSettled(true), QUIET);
    };
    look();
    const stop = client.getQueryCache().subscribe(look);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [client]);
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
