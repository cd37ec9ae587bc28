import { Button } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { conversationList as texts } from '../../../../../shared/texts/conversations/conversation-screens.ts';
import { shell } from '../../../../../shared/texts.ts';
import { useMember } from '../../../api/session.ts';
import { EmptyState } from '../../../components/feedback/EmptyState.tsx';
import { ErrorState } from '../../../components/feedback/ErrorState.tsx';
import { PageHeading } from '../../../components/layout/PageHeading.tsx';
import { MoreRows } from '../../../components/lists/MoreRows.tsx';
import { useConversations } from '../../../entities/conversation/use-conversations.ts';
import { NextStep } from '../../../entities/member/NextStep.tsx';
import { paths } from '../../../router/paths.ts';
import { IconArchive, IconBack } from '../../../theme/icons.ts';
import classes from './ConversationList.module.css';
import { ConversationListSkeleton } from './ConversationListSkeleton.tsx';
import { ConversationRow } from './ConversationRow.tsx';

/** Up and down lead from one conversation to the next. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (by === undefined) return;
  const links = [...event.currentTarget.querySelectorAll<Element>('a')];
  const at = document.activeElement ? links.indexOf(document.activeElement) : -1;
  const next = links[at + by];
  if (at < 0 || !(next instanceof HTMLElement)) return;
  event.preventDefault();
  next.focus();
}

/** The viewer's conversations, the newest on top, or those that they have archived. */
export function ConversationList({ openId }: { openId: string | undefined }) {
  const [isArchive, setArchive] = useState(false);
  return (
    <>
      <div className={classes.head}>
        {openId === undefined ? (
          <PageHeading>{shell.messages}</PageHeading>
        ) : (
          // The heading of the screen is who the conversation is with.
          <p className={classes.title}>{shell.messages}</p>
        )}
        <Button
          variant="quiet"
          size="sm"
          leftSection={
            isArchive ? (
              <IconBack size={18} aria-hidden="true" />
            ) : (
              <IconArchive size={18} aria-hidden="true" />
            )
          }
          onClick={() => setArchive(!isArchive)}
        >
          {isArchive ? texts.showAll : texts.showArchived}
        </Button>
      </div>
      <nav
        className={classes.scroller}
        aria-label={isArchive ? texts.showArchived : shell.messages}
        onKeyDown={moveFocus}
      >
        <Rows key={String(isArchive)} isArchive={isArchive} openId={openId} />
      </nav>
    </>
  );
}

function Rows({ isArchive, openId }: { isArchive: boolean; openId: string | undefined }) {
  const { feed, failed, retry, older } = useConversations(isArchive);
  if (failed) return <ErrorState title={texts.loadFailed} onRetry={retry} />;
  if (!feed) return <ConversationListSkeleton />;
  const { rows, next } = feed;
  if (rows.length === 0 && next === undefined) return isArchive ? <NoneArchived /> : <None />;
  return (
    <>
      <ul className={classes.rows}>
        {rows.map((conversation) => (
          <ConversationRow
            key={conversation._id}
            conversation={conversation}
            isOpen={conversation._id === openId}
          />
        ))}
      </ul>
      {next !== undefined && (
        <MoreRows
          hasMore
          isLoading={older.isLoading}
          failed={older.failed}
          load={() => older.load(next)}
          label={texts.more}
        />
      )}
    </>
  );
}

const NoneArchived = () => (
  <EmptyState heading={<h2>{texts.noneArchived}</h2>} text={texts.noneArchivedHint} />
);

function None() {
  const { username } = useMember();
  return (
    <EmptyState
      heading={<h2>{texts.none}</h2>}
      text={texts.noneHint}
      action={
        <>
          <Button component={Link} to={paths.connections(username)}>
            {texts.findConnections}
          </Button>
          <NextStep at="messages" />
        </>
      }
    />
  );
}
