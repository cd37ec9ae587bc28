import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { PREVIEW_CHARACTERS } from '../../../../shared/limits.ts';
import { educationSpan, experienceSpan } from '../../../../shared/rules/members/history-spans.ts';
import { profileScreens as profileTexts } from '../../../../shared/texts/members/profile-screens.ts';
import { applicantScreens as texts } from '../../../../shared/texts/projects/applicant-screens.ts';
import { api } from '../../api/client.ts';
import { read } from '../../api/queries.ts';
import { Tags } from '../../components/lists/Tags.tsx';
import { ShortenedText } from '../../components/text/ShortenedText.tsx';
import { useNow } from '../../components/text/use-now.ts';
import classes from './ApplicantDetail.module.css';
import { ApplicantHistory } from './ApplicantHistory.tsx';

/** Who has applied, as far as it helps to decide. */
export function ApplicantProfile({ username }: { username: string }) {
  const now = useNow();
  const { data, isPending } = useQuery(read(api.users.get, { params: { username } }));
  if (isPending) return <Skeleton height="6rem" />;
  return (
    <section className={classes.part}>
      <h3>{texts.profile}</h3>
      {!data && <p role="alert">{texts.profileFailed}</p>}
      {data && (
        <>
          {data.headline !== '' && <p dir="auto">{data.headline}</p>}
          {data.location !== '' && (
            <p className={classes.facts} dir="auto">
              {data.location}
            </p>
          )}
          {data.skills.length > 0 && <Tags tags={data.skills} />}
          {data.about !== '' && <ShortenedText text={data.about} max={PREVIEW_CHARACTERS} />}
          <ApplicantHistory
            title={profileTexts.experience}
            entries={data.experience.map((job) => ({
              words: [job.title, job.company, experienceSpan(job, now)],
              description: job.description,
            }))}
          />
          <ApplicantHistory
            title={profileTexts.education}
            entries={data.education.map((one) => ({
              words: [one.school, one.fieldOfStudy, educationSpan(one, now)],
              description: '',
            }))}
          />
        </>
      )}
    </section>
  );
}
