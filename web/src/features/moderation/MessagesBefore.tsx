import { Badge, Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { MessageInQuestion } from '../../../../shared/model/report.ts';
import { moderation as texts } from '../../../../shared/texts/reports/report-screens.ts';
import { api } from '../../api/client.ts';
import { messageOf } from '../../api/error.ts';
import { read } from '../../api/queries.ts';
import { RelativeTime } from '../../components/text/RelativeTime.tsx';
import { kindOfFile, lineOf } from '../../entities/conversation/last-line.ts';
import classes from './Reports.module.css';

/** What was written before a reported message. It is read when an administrator asks for it, not before. */
export function MessagesBefore({ reportId }: { reportId: string }) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <Messages reportId={reportId} />;
  return (
    <Button variant="default" size="sm" className={classes.before} onClick={() => setOpen(true)}>
      {texts.before}
    </Button>
  );
}

function Messages({ reportId }: { reportId: string }) {
  const { data, error } = useQuery(read(api.reports.messages, { params: { reportId } }));
  if (error && !data) return <p role="alert">{messageOf(error, texts.beforeFailed)}</p>;
  if (!data) return <Skeleton height="6rem" role="status" aria-label={texts.beforeLoading} />;
  return (
    <ol className={classes.messages} aria-label={texts.beforeTitle}>
      {data.map((one, at) => (
        <Message key={one.message._id} {...one} isReported={at === data.length - 1} />
      ))}
    </ol>
  );
}

function Message({ sender, message, isReported }: MessageInQuestion & { isReported: boolean }) {
  const { text, attachments, createdAt, deleted } = message;
  return (
    <li data-reported={isReported}>
      <p className={classes.facts}>
        <b>{sender.name}</b>
        <RelativeTime instant={createdAt} />
        {isReported && <Badge variant="waiting">{texts.reportedOne}</Badge>}
      </p>
      {deleted && <p className={classes.dimmed}>{lineOf(message)}</p>}
      {text !== '' && (
        <p className={classes.written} dir="auto">
          {text}
        </p>
      )}
      {attachments.map((file) => (
        <a key={file.url} href={file.url} target="_blank" rel="noreferrer" className={classes.place}>
          {kindOfFile(file)}
        </a>
      ))}
    </li>
  );
}
