import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { PREVIEW_CHARACTERS } from '../../../../shared/limits.ts';
import { applicantScreens as texts } from '../../../../shared/texts/projects/applicant-screens.ts';
import { api } from '../../api/client.ts';
import { read } from '../../api/queries.ts';
import { Tags } from '../../components/lists/Tags.tsx';
import { ShortenedText } from '../../components/text/ShortenedText.tsx';
import classes from './ApplicantDetail.module.css';

/** The newest of what they have done is enough beside an application; the profile has the rest. */
const EXPERIENCE_SHOWN = 3;

/** Who has applied, as far as it helps to decide. */
export function ApplicantProfile({ username }: { username: string }) {
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
          {data.experience.length > 0 && (
            <ul>
              {data.experience.slice(0, EXPERIENCE_SHOWN).map(({ title, company, startDate }) => (
                <li key={`${title}${company}${startDate}`}>
                  <bdi>{title}</bdi>
                  {company !== '' && (
                    <>
                      {` ${texts.at} `}
                      <bdi>{company}</bdi>
                    </>
                  )}
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </section>
  );
}
