import { useQuery } from '@tanstack/react-query';
import { SUGGESTIONS_FETCHED } from '../../../../shared/limits.ts';
import type { CurrentUser } from '../../../../shared/model/member.ts';
import { firstSteps } from '../../../../shared/texts/members/first-steps.ts';
import { api } from '../../api/client.ts';
import { read } from '../../api/queries.ts';
import { Suggestions } from '../../entities/member/suggestions/Suggestions.tsx';
import { Invitation } from './Invitation.tsx';
import classes from './Welcome.module.css';

const texts = firstSteps.people;
const SUGGESTED = 3;

/** Three members to connect with; a link to invite others while there is nobody. */
export function People({ member }: { member: CurrentUser }) {
  // As the suggestions ask for them.
  const { data } = useQuery(
    read(api.users.suggestions, {
      query: { role: member.userRole ?? undefined, limit: SUGGESTIONS_FETCHED },
    }),
  );
  return (
    <>
      <div>
        <h2>{texts.title}</h2>
        <p className={classes.dimmed}>{texts.hint}</p>
      </div>
      {data?.length === 0 ? <p>{texts.nobody}</p> : <Suggestions member={member} max={SUGGESTED} />}
      {data && data.length < SUGGESTED && <Invitation />}
    </>
  );
}
