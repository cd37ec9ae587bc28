import { settings as texts } from '../../../../shared/texts/account/settings.ts';
import { useMember } from '../../api/session.ts';
import { Section } from '../../components/layout/Section.tsx';
import { TextLink } from '../../components/layout/TextLink.tsx';
import { paths } from '../../router/paths.ts';
import { EmailReminder } from './EmailReminder.tsx';
import classes from './Settings.module.css';

/** Who the member is to Hearth; changed on the profile. */
export function Account() {
  const { name, username, email, emailVerified } = useMember();
  const facts = [
    { label: texts.name, value: name, field: 'name' },
    { label: texts.username, value: username },
    { label: texts.email, value: email, field: 'email' },
  ];
  return (
    <Section title={texts.account}>
      <dl className={classes.facts}>
        {facts.map(({ label, value, field }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
            {field && (
              <dd>
                <TextLink to={paths.editField(username, field)} aria-label={`${texts.edit}: ${label}`}>
                  {texts.edit}
                </TextLink>
              </dd>
            )}
          </div>
        ))}
      </dl>
      {!emailVerified && <EmailReminder key={email} email={email} />}
      <p className={classes.hint}>{texts.accountHint}</p>
    </Section>
  );
}
