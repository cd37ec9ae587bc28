import { Button } from '@mantine/core';
import { useState } from 'react';
import { people } from '../../../../shared/texts/members/people.ts';
import { useMember } from '../../api/session.ts';
import { ProfileCard } from '../../entities/member/ProfileCard.tsx';
import { IconOpenMenu } from '../../theme/icons.ts';
import classes from './Network.module.css';

/** The viewer's own card beside the screen; on small screens a toggle opens it. */
export function NetworkSidebar() {
  const member = useMember();
  const [open, setOpen] = useState(false);
  return (
    <div className={classes.sidebar}>
      <div className={classes.toggle}>
        <Button
          variant="default"
          leftSection={<IconOpenMenu size={18} aria-hidden="true" />}
          aria-expanded={open}
          aria-controls="network-sidebar"
          onClick={() => setOpen(!open)}
        >
          {people.yourProfile}
        </Button>
      </div>
      <div id="network-sidebar" className={classes.content} data-open={open}>
        <ProfileCard member={member} />
      </div>
    </div>
  );
}
