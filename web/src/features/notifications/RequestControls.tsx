import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Notification } from '../../../../shared/model/notification.ts';
import { ConnectButton } from '../../entities/member/connecting/ConnectButton.tsx';
import { pendingRequests } from '../../entities/member/connecting/pending-requests.ts';
import type { Known } from '../../entities/member/connecting/use-connection.ts';
import classes from './NotificationRow.module.css';

interface RequestControlsProps {
  sender: Notification['sender'];
  onAnswer: () => void;
}

/** Accept and reject beside the news of a request, as long as it waits for an answer; then how things stand. */
export function RequestControls({ sender, onAnswer }: RequestControlsProps) {
  const { data, dataUpdatedAt } = useInfiniteQuery(pendingRequests);
  const [known, setKnown] = useState<Known>();
  const request = data?.pages.flatMap(({ rows }) => rows).find((one) => one.sender._id === sender._id);
  // Answered, the request is pending no more, but the button stays where the focus is.
  if (!known && request)
    setKnown({ status: 'pending_recipient', requestId: request._id, readAt: dataUpdatedAt });
  if (!known) return null;
  return (
    <div className={classes.answer}>
      <ConnectButton
        userId={sender._id}
        name={sender.name}
        username={sender.username}
        known={known}
        size="sm"
        onAnswer={onAnswer}
      />
    </div>
  );
}
