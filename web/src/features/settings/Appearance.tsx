import { settings as texts } from '../../../../shared/texts/account/settings.ts';
import { Section } from '../../components/layout/Section.tsx';
import { ThemeChoice } from '../../components/layout/ThemeChoice.tsx';

/** Light or dark, in this browser. */
export const Appearance = () => (
  <Section title={texts.appearance}>
    <ThemeChoice />
  </Section>
);
