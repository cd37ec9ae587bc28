import type { RoleFacts as Facts } from '../../../../shared/model/role.ts';
import { factsOf } from '../../../../shared/rules/projects/role-words.ts';
import { roleFacts as texts } from '../../../../shared/texts/projects/roles.ts';
import { Tags } from '../../components/lists/Tags.tsx';
import classes from './RoleFacts.module.css';

/** What can be said of a role in a few words: how, where and for what, and the skills that it asks for. */
export function RoleFacts({ role }: { role: Facts }) {
  const facts = factsOf(role);
  return (
    <>
      {facts.length > 0 && (
        <ul className={classes.facts} aria-label={texts.label}>
          {facts.map((fact) => (
            <li key={fact}>
              <bdi>{fact}</bdi>
            </li>
          ))}
        </ul>
      )}
      {role.skills.length > 0 && <Tags tags={role.skills} label={texts.skills} />}
    </>
  );
}
