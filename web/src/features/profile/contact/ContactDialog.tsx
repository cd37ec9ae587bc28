import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Profile } from '../../../../../shared/model/member.ts';
import * as fields from '../../../../../shared/texts/common/fields.ts';
import * as words from '../../../../../shared/texts/common/words.ts';
import { profileScreens as texts } from '../../../../../shared/texts/members/profile-screens.ts';
import { api } from '../../../api/client.ts';
import { read } from '../../../api/queries.ts';
import { useMember } from '../../../api/session.ts';
import { Dialog, DialogActions } from '../../../components/feedback/Dialog.tsx';
import { IconConnectedSince, IconEmail, IconLinkedIn, IconPhone } from '../../../theme/icons.ts';
import classes from './ContactDialog.module.css';

const day = new Intl.DateTimeFormat('en', { dateStyle: 'long' });

/** How to reach somebody: only what they have given and the viewer may see. */
export default function ContactDialog({ profile, onClose }: { profile: Profile; onClose: () => void }) {
  const connectionDate = useConnectionDate(profile._id);
  const { email, phone, linkedin } = profile;
  const isEmpty = email === '' && phone === '' && linkedin === '' && connectionDate === undefined;
  return (
    <Dialog title={texts.contactInfo} onClose={onClose}>
      {isEmpty && <p className={classes.empty}>{texts.noContact}</p>}
      <dl className={classes.list}>
        {email !== '' && (
          <Row icon={<IconEmail size={20} />} name={fields.email}>
            <a href={`mailto:${email}`}>{email}</a>
          </Row>
        )}
        {phone !== '' && (
          <Row icon={<IconPhone size={20} />} name={texts.phone}>
            <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
          </Row>
        )}
        {linkedin !== '' && (
          <Row icon={<IconLinkedIn size={20} />} name={texts.linkedIn}>
            <a href={linkedin} target="_blank" rel="noopener noreferrer nofollow">
              {linkedin.replace(/^https?:\/\/(www\.)?/i, '')}
            </a>
          </Row>
        )}
        {connectionDate !== undefined && (
          <Row icon={<IconConnectedSince size={20} />} name={texts.connectedSince}>
            <time dateTime={connectionDate}>{day.format(new Date(connectionDate))}</time>
          </Row>
        )}
      </dl>
      <DialogActions>
        <Button variant="default" data-autofocus onClick={onClose}>
          {words.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Since when the viewer and somebody else are connected, if they are. */
function useConnectionDate(userId: string): string | undefined {
  const viewer = useMember();
  const { data } = useQuery({
    ...read(api.connections.status, { params: { userId } }),
    enabled: viewer._id !== userId,
  });
  return data?.status === 'connected' ? data.connectionDate : undefined;
}

function Row({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <div className={classes.row}>
      <span className={classes.icon} aria-hidden="true">
        {icon}
      </span>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
