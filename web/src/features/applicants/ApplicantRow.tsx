import { Checkbox } from '@mantine/core';
import { Link, useSearchParams } from 'react-router-dom';
import type { ReceivedApplication } from '../../../../shared/model/project.ts';
import { askedSkills } from '../../../../shared/rules/projects/role-match.ts';
import { applicantScreens as texts } from '../../../../shared/texts/projects/applicant-screens.ts';
import { roleBoard } from '../../../../shared/texts/projects/role-board.ts';
import { formatted } from '../../components/text/count.ts';
import { Day } from '../../components/text/Day.tsx';
import { RelativeTime } from '../../components/text/RelativeTime.tsx';
import { MemberAvatar } from '../../entities/member/MemberAvatar.tsx';
import { isAnswerable } from '../../entities/project/applying/received.ts';
import { StageChip } from '../../entities/project/StageChip.tsx';
import classes from './Applicants.module.css';

interface ApplicantRowProps {
  application: ReceivedApplication;
  isOpen: boolean;
  isSelected: boolean;
  onSelect: () => void;
}

/** One application in the list: who, for what, since when, and how it stands. */
export function ApplicantRow({ application, isOpen, isSelected, onSelect }: ApplicantRowProps) {
  const [search] = useSearchParams();
  const { _id, userId, roleTitle, project, createdAt, respondBy, match, fit } = application;
  const address = new URLSearchParams(search);
  address.set('open', _id);
  return (
    <li className={classes.row} data-open={isOpen}>
      <div className={classes.choice}>
        {isAnswerable(application) && (
          <Checkbox
            checked={isSelected}
            onChange={onSelect}
            aria-label={texts.select(userId.name, roleTitle)}
          />
        )}
      </div>
      <Link
        id={`applicant-${_id}`}
        to={{ search: `?${address}` }}
        preventScrollReset
        className={classes.link}
        aria-current={isOpen ? 'true' : undefined}
      >
        <MemberAvatar member={userId} />
        <span className={classes.words}>
          <bdi className={classes.name}>{userId.name}</bdi>
          <span className={classes.facts}>
            <bdi>{roleTitle}</bdi> · <bdi>{project.name}</bdi>
          </span>
          <span className={classes.facts}>
            <RelativeTime instant={createdAt} />
            {match !== null && fit && askedSkills(fit) > 0 && ` · ${roleBoard.match(formatted(match))}`}
            {respondBy !== null && (
              <>
                {' · '}
                {texts.answerBy} <Day instant={respondBy} />
              </>
            )}
          </span>
          <span className={classes.chip}>
            <StageChip application={application} isShort />
          </span>
        </span>
      </Link>
    </li>
  );
}
