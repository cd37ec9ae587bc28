import { FOUNDER_NEEDS, STAGES, WAYS_TO_JOIN } from '../../../../../shared/choices.ts';
import type { Profile } from '../../../../../shared/model/member.ts';
import { profileScreens as texts } from '../../../../../shared/texts/members/profile-screens.ts';
import { Section } from '../../../components/layout/Section.tsx';
import { Tags } from '../../../components/lists/Tags.tsx';
import classes from './RoleFocus.module.css';

/** The label of a choice; what other clients have stored is shown as it is. */
const labelOf = (labels: Readonly<Record<string, string>>, value: string): string => labels[value] ?? value;

/** What members look for, by their role: stage and needs, ways to join, or interests. */
export function RoleFocus({ profile }: { profile: Profile }) {
  const { founderInfo, jobSeekerInfo, investmentInterests } = profile;
  switch (profile.userRole) {
    case 'founder':
      if (founderInfo.startupStage === '' && founderInfo.lookingFor.length === 0) return null;
      return (
        <Section title={texts.startup}>
          <dl className={classes.facts}>
            {founderInfo.startupStage !== '' && (
              <>
                <dt>{texts.stage}</dt>
                <dd>{labelOf(STAGES, founderInfo.startupStage)}</dd>
              </>
            )}
            {founderInfo.lookingFor.length > 0 && (
              <>
                <dt>{texts.lookingFor}</dt>
                <dd>
                  <Tags tags={founderInfo.lookingFor.map((need) => labelOf(FOUNDER_NEEDS, need))} />
                </dd>
              </>
            )}
          </dl>
        </Section>
      );
    case 'job_seeker':
      if (jobSeekerInfo.openToRoles.length === 0) return null;
      return (
        <Section title={texts.openTo}>
          <Tags tags={jobSeekerInfo.openToRoles.map((way) => labelOf(WAYS_TO_JOIN, way))} />
        </Section>
      );
    case 'investor':
      if (investmentInterests.length === 0) return null;
      return (
        <Section title={texts.investsIn}>
          <Tags tags={investmentInterests} />
        </Section>
      );
    case null:
      return null;
  }
}
