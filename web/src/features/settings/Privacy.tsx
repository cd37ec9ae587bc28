import { settings as texts } from '../../../../shared/texts/account/settings.ts';
import { Section } from '../../components/layout/Section.tsx';
import { TextLink } from '../../components/layout/TextLink.tsx';
import { paths } from '../../router/paths.ts';
import { HiddenMembers } from './HiddenMembers.tsx';
import classes from './Settings.module.css';

/** Who sees what of the member, and what everybody has agreed to. */
export const Privacy = () => (
  <Section title={texts.privacy}>
    <p className={classes.hint}>{texts.privacyHint}</p>
    <HiddenMembers kind="blocked" />
    <HiddenMembers kind="muted" />
    <div className={classes.links}>
      <TextLink to={paths.terms}>{texts.terms}</TextLink>
      <TextLink to={paths.privacy}>{texts.privacyNotice}</TextLink>
    </div>
  </Section>
);
