import type { ReceivedApplication } from '../../../../shared/model/project.ts';
import { askedSkills } from '../../../../shared/rules/projects/role-match.ts';
import { applicantScreens as texts } from '../../../../shared/texts/projects/applicant-screens.ts';
import { roleBoard } from '../../../../shared/texts/projects/role-board.ts';
import { formatted } from '../../components/text/count.ts';
import classes from './ApplicantDetail.module.css';

/** How well an applicant fits the role that they have applied for, and why. Nothing once the role is gone, or where there is nothing to compare. */
export function ApplicantMatch({ match, fit }: Pick<ReceivedApplication, 'match' | 'fit'>) {
  if (match === null || !fit) return null;
  const { matchedSkills, missingSkills, commitment, place } = fit;
  const asked = askedSkills(fit);
  const reasons = [
    asked > 0 && roleBoard.skillsMatched(formatted(matchedSkills.length), formatted(asked)),
    commitment !== 'unknown' && texts.commitment[commitment],
    place !== 'unknown' && texts.place[place],
  ].filter((reason) => reason !== false);
  if (reasons.length === 0) return null;
  return (
    <section className={classes.part} aria-label={texts.fit}>
      <p className={classes.match}>
        {asked > 0 && <strong>{roleBoard.match(formatted(match))}</strong>}
        {reasons.map((reason) => (
          <span key={reason}>{reason}</span>
        ))}
      </p>
      {matchedSkills.length > 0 && (
        <p className={classes.facts}>
          {texts.matchedSkills} <bdi>{matchedSkills.join(', ')}</bdi>
        </p>
      )}
      {missingSkills.length > 0 && (
        <p className={classes.facts}>
          {texts.missingSkills} <bdi>{missingSkills.join(', ')}</bdi>
        </p>
      )}
    </section>
  );
}
