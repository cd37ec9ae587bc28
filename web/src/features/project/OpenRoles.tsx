import { PREVIEW_CHARACTERS } from '../../../../shared/limits.ts';
import type { Project } from '../../../../shared/model/project.ts';
import type { OpenRole } from '../../../../shared/model/role.ts';
import { savedRoleId } from '../../../../shared/rules/projects/saved-role.ts';
import {
  applyDialog,
  projectParts,
  projectPage as texts,
} from '../../../../shared/texts/projects/project-screens.ts';
import { roleFacts } from '../../../../shared/texts/projects/roles.ts';
import { useMember } from '../../api/session.ts';
import { Section } from '../../components/layout/Section.tsx';
import { TextLink } from '../../components/layout/TextLink.tsx';
import { formatted } from '../../components/text/count.ts';
import { ShortenedText } from '../../components/text/ShortenedText.tsx';
import { FounderNote } from '../../entities/project/applying/FounderNote.tsx';
import { ReplyTime } from '../../entities/project/applying/ReplyTime.tsx';
import { RoleButton } from '../../entities/project/applying/RoleButton.tsx';
import { candidatesPath } from '../../entities/project/candidates-path.ts';
import { RoleFacts } from '../../entities/project/RoleFacts.tsx';
import { SaveButton } from '../../entities/saved/SaveButton.tsx';
import classes from './OpenRoles.module.css';
import { roleNote } from './role-note.ts';

/** The roles of a project, how the viewer stands to each, and the way to apply. */
export function OpenRoles({ project }: { project: Project }) {
  const { _id } = useMember();
  return (
    <Section title={projectParts.openRoles}>
      {project.openRoles.length === 0 && <p className={classes.none}>{projectParts.noOpenRoles}</p>}
      <FounderNote project={project} />
      <ReplyTime hours={project.medianReplyHours} isOwn={project.founder._id === _id} />
      <ul className={classes.roles}>
        {project.openRoles.map((role) => (
          <Role key={role._id} project={project} role={role} />
        ))}
      </ul>
    </Section>
  );
}

function Role({ project, role }: { project: Project; role: OpenRole }) {
  const member = useMember();
  const note = roleNote(member, project, role);
  const isFounder = project.founder._id === member._id;
  return (
    <li className={classes.role}>
      <h3>{role.title}</h3>
      <p className={classes.positions}>
        {applyDialog.positions(formatted(role.filled), formatted(role.limit))}
      </p>
      <RoleFacts role={role} />
      {role.description !== '' && (
        <div className={classes.description}>
          <ShortenedText text={role.description} max={PREVIEW_CHARACTERS} />
        </div>
      )}
      {role.paused && isFounder && <p className={classes.note}>{roleFacts.paused}</p>}
      {note && <p className={classes.note}>{texts[note]}</p>}
      {isFounder && role.filled < role.limit && (
        <p>
          <TextLink to={candidatesPath(role)} aria-label={projectParts.findPeopleFor(role.title)}>
            {projectParts.findPeople}
          </TextLink>
        </p>
      )}
      <div className={classes.action}>
        <RoleButton project={project} role={role} question={applyDialog.toOwner} />
        {!isFounder && (
          <SaveButton
            thing={{ kind: 'roles', id: savedRoleId(project._id, role._id) }}
            saved={role.saved}
            name={role.title}
            size="sm"
          />
        )}
      </div>
    </li>
  );
}
