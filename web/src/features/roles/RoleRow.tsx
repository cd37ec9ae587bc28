import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import type { BoardRole } from '../../../../shared/api/roles.ts';
import { STAGES } from '../../../../shared/choices.ts';
import { PREVIEW_CHARACTERS } from '../../../../shared/limits.ts';
import type { OpenRole } from '../../../../shared/model/role.ts';
import { factsOf } from '../../../../shared/rules/projects/role-words.ts';
import { savedRoleId } from '../../../../shared/rules/projects/saved-role.ts';
import { applyDialog, projectCard } from '../../../../shared/texts/projects/project-screens.ts';
import { roleBoard as texts } from '../../../../shared/texts/projects/role-board.ts';
import { useMember } from '../../api/session.ts';
import { lazyPart } from '../../components/feedback/lazy-part.tsx';
import { OverlayBoundary } from '../../components/feedback/OverlayBoundary.tsx';
import { formatted } from '../../components/text/count.ts';
import { ShortenedText } from '../../components/text/ShortenedText.tsx';
import { MemberName } from '../../entities/member/MemberName.tsx';
import { ReplyTime } from '../../entities/project/applying/ReplyTime.tsx';
import { ProjectRow } from '../../entities/project/ProjectRow.tsx';
import { matchReasons } from '../../entities/role/match-reasons.ts';
import { SaveButton } from '../../entities/saved/SaveButton.tsx';
import classes from './Roles.module.css';

const ApplyDialog = lazyPart(() => import('../../entities/project/applying/ApplyDialog.tsx'));

interface RoleRowProps {
  row: BoardRole;
  /** Narrows the list down to roles that ask for a skill. */
  onSkill: (skill: string) => void;
}

/** One open role, what it asks and gives, and the way to apply for it. */
export function RoleRow({ row, onSkill }: RoleRowProps) {
  const { role, project, founder, saved, match, matchedSkills } = row;
  const { title, description, skills, limit, filled } = role;
  const facts = [...factsOf(role), texts.positions(limit - filled)];
  return (
    <ProjectRow
      project={project}
      title={title}
      facts={
        <>
          <span>
            <bdi>{project.name}</bdi> {projectCard.by}{' '}
            <MemberName name={founder.name} username={founder.username} />
          </span>
          <span>{project.category}</span>
          <span>{STAGES[project.stage]}</span>
        </>
      }
      actions={
        <>
          <ApplyButton row={row} />
          <SaveButton
            thing={{ kind: 'roles', id: savedRoleId(project._id, role._id) }}
            saved={saved}
            name={title}
            size="sm"
          />
        </>
      }
    >
      {project.pitch !== '' && (
        <p className={classes.pitch} dir="auto">
          {project.pitch}
        </p>
      )}
      {match !== null && <Match match={match} role={role} />}
      <ul className={classes.facts}>
        {facts.map((fact) => (
          <li key={fact}>
            <bdi>{fact}</bdi>
          </li>
        ))}
      </ul>
      <ReplyTime hours={project.medianReplyHours} />
      {description !== '' && <ShortenedText text={description} max={PREVIEW_CHARACTERS} />}
      {skills.length > 0 && (
        <ul className={classes.skills}>
          {skills.map((skill) => (
            <li key={skill}>
              <button
                type="button"
                className={classes.skill}
                data-matched={matchedSkills.includes(skill) || undefined}
                aria-label={texts.withSkill(skill)}
                onClick={() => onSkill(skill)}
              >
                <bdi>{skill}</bdi>
              </button>
            </li>
          ))}
        </ul>
      )}
    </ProjectRow>
  );
}

/** How well a role fits the viewer, and why. */
function Match({ match, role }: { match: number; role: OpenRole }) {
  const reasons = matchReasons(useMember(), role);
  if (reasons.length === 0) return null;
  return (
    <p className={classes.match}>
      {role.skills.length > 0 && <strong>{texts.match(formatted(match))}</strong>}
      {reasons.map((reason) => (
        <span key={reason}>{reason}</span>
      ))}
    </p>
  );
}

/** Applies for a role, or says that the viewer has, or why they cannot. Nothing for members who do not look for roles. */
function ApplyButton({ row: { role, project, applied, inTeam } }: Pick<RoleRowProps, 'row'>) {
  const { userRole } = useMember();
  const [isApplying, setApplying] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  if (userRole !== 'job_seeker') return null;
  const close = () => {
    setApplying(false);
    button.current?.focus();
  };
  const isOut = inTeam || applied;
  const label = inTeam ? texts.inTeam : applied ? texts.applied : texts.apply;
  return (
    <>
      <Button
        ref={button}
        size="sm"
        variant={isOut ? 'default' : 'filled'}
        data-disabled={isOut || undefined}
        aria-disabled={isOut || undefined}
        aria-label={`${label}: ${role.title}`}
        aria-haspopup={isOut ? undefined : 'dialog'}
        onClick={isOut ? undefined : () => setApplying(true)}
      >
        {label}
      </Button>
      {isApplying && (
        <OverlayBoundary onClose={close}>
          <ApplyDialog project={project} role={role} question={applyDialog.goodFit} onClose={close} />
        </OverlayBoundary>
      )}
    </>
  );
}
