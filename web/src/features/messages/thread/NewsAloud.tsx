import '@mantine/core/styles/VisuallyHidden.layer.css';
import { VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import type { Message } from '../../../../../shared/model/conversation.ts';
import { thread as texts } from '../../../../../shared/texts/conversations/conversation-screens.ts';
import { lineOf } from '../../../entities/conversation/last-line.ts';
import type { Participant } from '../../../entities/conversation/participant.ts';

interface NewsAloudProps {
  rows: readonly Message[] | undefined;
  member: Participant;
}

/** Says to those who listen what the other writes while the conversation is open, and nothing else. */
export function NewsAloud({ rows, member }: NewsAloudProps) {
  const [openedAt, setOpenedAt] = useState<string>();
  if (rows && openedAt === undefined) setOpenedAt(rows.at(-1)?._id ?? '');
  const news = rows?.findLast(({ senderId, deleted }) => senderId === member._id && !deleted);
  const isNew = news && openedAt !== undefined && news._id > openedAt;
  return <VisuallyHidden aria-live="polite">{isNew && texts.said(member.name, lineOf(news))}</VisuallyHidden>;
}
