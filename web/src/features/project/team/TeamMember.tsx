import type { Project } from '../../../../../shared/model/project.ts';
import { projectPage as texts } from '../../../../../shared/texts/projects/project-screens.ts';
import { useMember } from '../../../api/session.ts';
import { Day } from '../../../components/text/Day.tsx';
import { MessageLink } from '../../../entities/conversation/MessageLink.tsx';
import { MemberAvatar } from '../../../entities/member/MemberAvatar.tsx';
import { MemberName } from '../../../entities/member/MemberName.tsx';
import { RemoveButton } from './RemoveButton.tsx';
import classes from './TeamTab.module.css';

interface TeamMemberProps {
  project: Project;
  member: Project['teamMembers'][number];
  /** Whether the viewer may take others out of the team. */
  canRemove: boolean;
}

/** Somebody in the team: who, as what, and since when. */
export function TeamMember({ project, member, canRemove }: TeamMemberProps) {
  const { userId, role, joinDate } = member;
  const isFounder = userId._id === project.founder._id;
  const isConnected = useMember().connections.includes(userId._id);
  return (
    <li className={classes.member}>
      <MemberAvatar member={userId} />
      <div className={classes.words}>
        <MemberName name={userId.name} username={userId.username} />
        <p>{isFounder ? texts.founder : role}</p>
        {!isFounder && (
          <p className={classes.joined}>
            {texts.joined} <Day instant={joinDate} />
          </p>
        )}
      </div>
      {isConnected && <MessageLink to={userId} size="sm" />}
      {canRemove && !isFounder && <RemoveButton project={project} member={member} />}
    </li>
  );
}
