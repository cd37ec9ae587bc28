import { Button, type ButtonProps } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { Person } from '../../../../shared/model/member.ts';
import { messageLink as texts } from '../../../../shared/texts/conversations/message-link.ts';
import { useMember } from '../../api/session.ts';
import { IconMessages } from '../../theme/icons.ts';
import { addressOf } from './address.ts';

interface MessageLinkProps extends Pick<ButtonProps, 'size' | 'variant'> {
  to: Pick<Person, '_id' | 'name' | 'username'>;
  /** The application that links the two, if it does. */
  applicationId?: string;
  /** The project in which one of the two is interested, if that links them. */
  projectId?: string;
  /** They have only just got to know each other. */
  isFirst?: boolean;
  onClick?: () => void;
}

/** Leads to the conversation with another member. To be offered where one may write to them. */
export function MessageLink({ to, applicationId, projectId, isFirst = false, ...look }: MessageLinkProps) {
  const { _id: memberId } = useMember();
  // Whoever has left can not be written to.
  if (to.username === '') return null;
  return (
    <Button
      variant="default"
      {...look}
      component={Link}
      to={addressOf(memberId, to, { applicationId, projectId })}
      leftSection={<IconMessages size={18} aria-hidden="true" />}
      aria-label={isFirst ? texts.sayHelloTo(to.name) : texts.messageTo(to.name)}
    >
      {isFirst ? texts.sayHello : texts.message}
    </Button>
  );
}
