import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import { thread as texts } from '../../../../../shared/texts/conversations/conversation-screens.ts';
import { useMember } from '../../../api/session.ts';
import type { Participant } from '../../../entities/conversation/participant.ts';
import type { Thread } from '../../../entities/conversation/thread.ts';
import type { useOutbox } from '../../../entities/conversation/use-outbox.ts';
import type { useThread } from '../../../entities/conversation/use-thread.ts';
import { type Item, itemsOf } from './items.ts';
import { JumpButton } from './JumpButton.tsx';
import classes from './MessageList.module.css';
import { MessageRow } from './message/MessageRow.tsx';
import { OutgoingRow } from './message/OutgoingRow.tsx';
import { Separator } from './Separator.tsx';
import { Start } from './Start.tsx';

interface MessageListProps {
  conversationId: string;
  member: Participant;
  thread: Thread;
  older: ReturnType<typeof useThread>['older'];
  outbox: ReturnType<typeof useOutbox>;
  readAtOpening: string | undefined;
  unreadAtOpening: number;
  readByOther: string | undefined;
  /** The message that the viewer wants to see in its place, however far back it is. */
  soughtId: string | undefined;
}

/** So near an end, in pixels, somebody reads what is there. */
const NEAR_NEWEST = 48;
const NEAR_START = 600;
/** Up to so many unread messages are loaded to begin at the first of them; of more, what is loaded is enough to begin with. */
const LOADED_TO_BEGIN = 150;

/**
 * The messages of a conversation, the newest below. Only those near the window are drawn. Readers stay where they are
 * when earlier ones come above, and at the newest one when they are there.
 */
export function MessageList({ conversationId, member, thread, older, outbox, ...reading }: MessageListProps) {
  const { _id: viewerId } = useMember();
  const { readAtOpening, unreadAtOpening, readByOther, soughtId } = reading;
  const { waiting } = outbox;
  const items = useMemo(
    () => itemsOf(thread, waiting, { viewerId, readAtOpening, unreadAtOpening, readByOther }),
    [thread, waiting, viewerId, readAtOpening, unreadAtOpening, readByOther],
  );
  const sought = soughtId === undefined ? -1 : items.findIndex(({ key }) => key === soughtId);
  const isLooking = soughtId !== undefined && sought < 0 && older.hasMore && !older.failed;
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<VirtualizerHandle>(null);
  const [isAtNewest, setAtNewest] = useState(true);
  const [seenId, setSeenId] = useState<string>();
  const firstId = thread.rows[0]?._id;
  const newestId = thread.rows.at(-1)?._id;
  const drawn = useRef({ firstId, waiting: waiting.length });
  const isEarlier = drawn.current.firstId !== firstId;
  const hasSent = waiting.length > drawn.current.waiting;
  const isPlaced = useRef(false);
  const hasShownSought = useRef(false);
  if (isAtNewest && seenId !== newestId) setSeenId(newestId);

  useLayoutEffect(() => {
    drawn.current = { firstId, waiting: waiting.length };
  }, [firstId, waiting.length]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever changes the items may move the newest one.
  useLayoutEffect(() => {
    const unread = items.findIndex(({ kind }) => kind === 'unread');
    if (sought >= 0 && !hasShownSought.current) {
      hasShownSought.current = true;
      isPlaced.current = true;
      list.current?.scrollToIndex(sought, { align: 'center' });
      return;
    }
    if (!isPlaced.current && unread >= 0 && !hasSent) list.current?.scrollToIndex(unread, { align: 'start' });
    else if (!isPlaced.current || isAtNewest || hasSent)
      list.current?.scrollToIndex(items.length - 1, { align: 'end' });
    // At the top of what is loaded, the next page is asked for, until the first unread one is there.
    const line = items[unread];
    const isOnTheWay = line?.kind === 'unread' && line.count !== undefined && line.count <= LOADED_TO_BEGIN;
    isPlaced.current ||= hasSent || !isOnTheWay;
  }, [items]);
  const stay = () => {
    isPlaced.current = true;
  };

  // The heights of the first rows are guessed: nothing is shown before they are known.
  const [isMeasured, setMeasured] = useState(false);
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setMeasured(true));
    });
    return () => cancelAnimationFrame(frame);
  }, []);

  // A window that gets smaller, as with the keys of a phone, or a message that gets taller does not hide what is read.
  const newest = useRef({ isShown: isAtNewest, at: items.length - 1 });
  useLayoutEffect(() => {
    newest.current = { isShown: isAtNewest, at: items.length - 1 };
  });
  useEffect(() => {
    const { current: box } = scroller;
    if (!box) return;
    const observer = new ResizeObserver(() => {
      const { isShown, at } = newest.current;
      if (isShown) list.current?.scrollToIndex(at, { align: 'end' });
    });
    for (const element of [box, ...box.children]) observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const look = () => {
    if (isLooking) older.load();
    const { current: handle } = list;
    if (!handle) return;
    const below = handle.scrollSize - handle.scrollOffset - handle.viewportSize;
    setAtNewest(below < NEAR_NEWEST);
    if (handle.scrollOffset < NEAR_START && !older.failed) older.load();
  };
  useEffect(look);
  useEffect(() => {
    // What was pressed has gone with the search.
    if (soughtId !== undefined) scroller.current?.focus({ preventScroll: true });
  }, [soughtId]);

  const unseen = thread.rows.filter(
    ({ _id, senderId }) => senderId !== viewerId && _id > (seenId ?? ''),
  ).length;
  const jump = () => list.current?.scrollToIndex(items.length - 1, { align: 'end' });
  return (
    <div className={classes.place}>
      <section
        ref={scroller}
        className={classes.scroller}
        data-measured={isMeasured}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard.
        tabIndex={0}
        aria-label={texts.messages(member.name)}
        // Whoever moves by themselves is not led any further.
        onWheel={stay}
        onTouchMove={stay}
        onKeyDown={stay}
      >
        <div className={classes.room} />
        <Virtualizer
          ref={list}
          scrollRef={scroller}
          as="ol"
          item="li"
          shift={isEarlier}
          data={items}
          onScroll={look}
        >
          {(item) => (
            <Row
              key={item.key}
              item={item}
              isSought={item.key === soughtId}
              {...{ conversationId, member, older, outbox }}
            />
          )}
        </Virtualizer>
      </section>
      {isLooking && (
        <p className={classes.looking} role="status">
          {texts.lookingForFound}
        </p>
      )}
      {!isAtNewest && <JumpButton count={unseen} onJump={jump} />}
    </div>
  );
}

interface RowProps extends Pick<MessageListProps, 'conversationId' | 'member' | 'older' | 'outbox'> {
  item: Item;
  isSought: boolean;
}

function Row({ item, isSought, conversationId, member, older, outbox }: RowProps) {
  switch (item.kind) {
    case 'start':
      return <Start member={member} {...older} />;
    case 'day':
      return <Separator instant={item.instant} />;
    case 'unread':
      return <Separator isNew count={item.count} />;
    case 'message': {
      const { message, isOwn, goesOn, isRead } = item;
      return (
        <MessageRow {...{ conversationId, message, isOwn, goesOn, isRead, isSought }} name={member.name} />
      );
    }
    case 'outgoing':
      return (
        <OutgoingRow
          outgoing={item.outgoing}
          problem={outbox.problem}
          isFirst={item.isFirst}
          onRetry={outbox.retry}
          onDiscard={() => outbox.discard(item.key)}
        />
      );
  }
}
