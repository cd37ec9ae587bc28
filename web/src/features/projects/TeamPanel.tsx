import { PROJECT_CARD_ROWS } from '../../../../shared/limits.ts';
import type { Project } from '../../../../shared/model/project.ts';
import type { OpenRole } from '../../../../shared/model/role.ts';
import * as nouns from '../../../../shared/texts/common/nouns.ts';
import {
  applyDialog,
  projectParts,
  projectCard as texts,
} from '../../../../shared/texts/projects/project-screens.ts';
import { Preview } from '../../components/lists/Preview.tsx';
import { formatted } from '../../components/text/count.ts';
import { MemberAvatar } from '../../entities/member/MemberAvatar.tsx';
import { MemberName } from '../../entities/member/MemberName.tsx';
import { FounderNote } from '../../entities/project/applying/FounderNote.tsx';
import { RoleButton } from '../../entities/project/applying/RoleButton.tsx';
import classes from './Panel.module.css';

/** Who is in a project's team, and what may be applied for, the first few of each until all are asked for. */
export function TeamPanel({ project }: { project: Project }) {
  const { teamMembers, openRoles } = project;
  return (
    <div className={classes.panel}>
      {teamMembers.length === 0 && <p className={classes.nothing}>{texts.noMembers}</p>}
      <Preview items={teamMembers} max={PROJECT_CARD_ROWS} noun={nouns.teamMembers}>
        {(shown) => (
          <ul className={classes.rows}>
            {shown.map(({ userId, role }) => (
              <li key={userId._id} className={classes.row}>
                <MemberAvatar member={userId} size="sm" />
                <div className={classes.words}>
                  <MemberName name={userId.name} username={userId.username} />
                  <p className={classes.quiet}>{role}</p>
                </div>
              </li>
            ))}
          </ul>
        )}
      </Preview>
      <h3 className={classes.title}>{projectParts.openRoles}</h3>
      {openRoles.length === 0 && <p className={classes.nothing}>{projectParts.noOpenRoles}</p>}
      <FounderNote project={project} />
      <Preview items={openRoles} max={PROJECT_CARD_ROWS} noun={nouns.roles}>
        {(shown) => (
          <ul className={classes.rows}>
            {shown.map((role) => (
              <RoleRow key={role._id} project={project} role={role} />
            ))}
          </ul>
        )}
      </Preview>
    </div>
  );
}

function RoleRow({ project, role }: { project: Project; role: OpenRole }) {
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <p>{role.title}</p>
        <p className={classes.quiet}>
          {applyDialog.positions(formatted(role.filled), formatted(role.limit))}
        </p>
      </div>
      <RoleButton project={project} role={role} question={applyDialog.goodFit} variant="default" />
    </li>
  );
}
