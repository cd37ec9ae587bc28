import { UnstyledButton } from '@mantine/core';
import type { Project } from '../../../../../shared/model/project.ts';
import * as nouns from '../../../../../shared/texts/common/nouns.ts';
import { count } from '../../../components/text/count.ts';
import { MemberAvatar } from '../../../entities/member/MemberAvatar.tsx';
import classes from './TeamFaces.module.css';

/** So many faces fit beside the founder's name on a phone. */
const FACES = 4;

interface TeamFacesProps {
  project: Pick<Project, 'founder' | 'teamMembers'>;
  onOpen: () => void;
}

/** Who is behind a project beside its founder: a few faces, how many there are in all, and the way to them. */
export function TeamFaces({ project: { founder, teamMembers }, onOpen }: TeamFacesProps) {
  const others = teamMembers.filter(({ userId }) => userId._id !== founder._id);
  if (others.length === 0) return null;
  return (
    <UnstyledButton className={classes.team} onClick={onOpen}>
      <span className={classes.faces}>
        {others.slice(0, FACES).map(({ userId }) => (
          <MemberAvatar key={userId._id} member={userId} size="sm" className={classes.face} />
        ))}
      </span>
      <span className={classes.count}>{count(teamMembers.length, nouns.teamMember)}</span>
    </UnstyledButton>
  );
}
