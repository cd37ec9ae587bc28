import '@mantine/core/styles/ActionIcon.layer.css';
import { ActionIcon, Badge } from '@mantine/core';
import { Link, useNavigate } from 'react-router-dom';
import type { Conversation } from '../../../../../shared/model/conversation.ts';
import { thread as texts } from '../../../../../shared/texts/conversations/conversation-screens.ts';
import { PageHeading } from '../../../components/layout/PageHeading.tsx';
import { ApplicationChip } from '../../../entities/conversation/ApplicationChip.tsx';
import type { About } from '../../../entities/conversation/address.ts';
import type { Participant } from '../../../entities/conversation/participant.ts';
import { useApplication } from '../../../entities/conversation/use-application.ts';
import { MoreButton } from '../../../entities/member/hiding/MoreButton.tsx';
import { MemberAvatar } from '../../../entities/member/MemberAvatar.tsx';
import { MemberName } from '../../../entities/member/MemberName.tsx';
import { paths } from '../../../router/paths.ts';
import { IconBack, IconSearch } from '../../../theme/icons.ts';
import { ArchiveButton } from './ArchiveButton.tsx';
import classes from './ThreadHeader.module.css';

interface ThreadHeaderProps {
  member: Participant;
  conversation: Conversation | null;
  /** What the viewer came to write about. */
  about: About;
  isSearching: boolean;
  onSearch: () => void;
}

/** Who the other one is, what the two talk about, and what can be done with the conversation. */
export function ThreadHeader({ member, conversation, about, isSearching, onSearch }: ThreadHeaderProps) {
  const navigate = useNavigate();
  const { applications: linked, projects } = conversation ?? { applications: [], projects: [] };
  const isNew = linked.every(({ _id }) => _id !== about.applicationId);
  const added = useApplication(isNew ? about.applicationId : undefined);
  const applications = added ? [...linked, added] : linked;
  return (
    <header className={classes.header}>
      <div className={classes.bar}>
        <Link to={paths.messages} className={classes.back} aria-label={texts.back}>
          <IconBack size={22} aria-hidden="true" />
        </Link>
        <MemberAvatar member={member} />
        <div className={classes.who}>
          <PageHeading>
            <MemberName name={member.name} username={member.username} />
          </PageHeading>
          {member.headline !== '' && <p className={classes.headline}>{member.headline}</p>}
        </div>
        {conversation && (
          <>
            <ActionIcon
              aria-label={texts.search}
              title={texts.search}
              aria-expanded={isSearching}
              onClick={onSearch}
            >
              <IconSearch size={20} stroke={1.75} aria-hidden="true" />
            </ActionIcon>
            <ArchiveButton conversation={conversation} />
          </>
        )}
        <MoreButton
          member={member}
          thing={{ kind: 'member', id: member._id }}
          onBlocked={() => void navigate(paths.messages)}
        />
      </div>
      {applications.length + projects.length > 0 && (
        <ul className={classes.applications} aria-label={texts.about}>
          {projects.toReversed().map(({ _id, name }) => (
            <li key={_id}>
              <Link to={paths.project(_id)} className={classes.application}>
                <Badge variant="muted">{texts.interest(name)}</Badge>
              </Link>
            </li>
          ))}
          {applications.toReversed().map((application) => (
            <li key={application._id}>
              <Link to={paths.project(application.projectId)} className={classes.application}>
                <ApplicationChip application={application} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </header>
  );
}
