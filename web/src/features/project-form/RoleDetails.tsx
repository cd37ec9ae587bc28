import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { COMMITMENTS, CURRENCIES, PLACES } from '../../../../shared/choices.ts';
import { ROLE_QUESTION_MAX, ROLE_SKILLS_MAX, SKILL_MAX } from '../../../../shared/limits.ts';
import { SKILL_NAMES } from '../../../../shared/rules/projects/skills.ts';
import * as nouns from '../../../../shared/texts/common/nouns.ts';
import { roleForm as texts } from '../../../../shared/texts/projects/roles.ts';
import { CharacterCount } from '../../components/forms/CharacterCount.tsx';
import { selectData } from '../../components/forms/select-data.ts';
import { TagField } from '../../components/forms/TagField.tsx';
import type { ProjectFields } from './project-draft.ts';
import classes from './RolesSection.module.css';

const NOT_SAID = { value: '', label: texts.notSaid };
const COMMITMENT_OPTIONS = [NOT_SAID, ...selectData(COMMITMENTS)];
const PLACE_OPTIONS = [NOT_SAID, ...selectData(PLACES)];

/** What a founder may say of a role beside its title, description and positions. */
export function RoleDetails({ form }: { form: UseFormReturnType<ProjectFields> }) {
  const { values, getInputProps: field } = form;
  const currencies = [...new Set([...CURRENCIES, values.rolePayCurrency])];
  return (
    <>
      <TagField
        {...field('roleSkills')}
        label={texts.skills}
        description={texts.skillsHint}
        noun={nouns.skill}
        data={SKILL_NAMES}
        value={values.roleSkills}
        maxTags={ROLE_SKILLS_MAX}
        maxLength={SKILL_MAX}
        onChange={(skills) => form.setFieldValue('roleSkills', skills)}
      />
      <div className={classes.pair}>
        <NativeSelect {...field('roleCommitment')} label={texts.commitment} data={COMMITMENT_OPTIONS} />
        <NativeSelect {...field('rolePlace')} label={texts.place} data={PLACE_OPTIONS} />
      </div>
      <TextInput {...field('roleLocation')} label={texts.location} description={texts.locationHint} />
      <div className={classes.pair}>
        <TextInput {...field('roleEquityMin')} inputMode="decimal" label={texts.equityMin} />
        <TextInput {...field('roleEquityMax')} inputMode="decimal" label={texts.equityMax} />
      </div>
      <div className={classes.pay}>
        <TextInput {...field('rolePayMin')} inputMode="numeric" label={texts.payMin} />
        <TextInput {...field('rolePayMax')} inputMode="numeric" label={texts.payMax} />
        <NativeSelect {...field('rolePayCurrency')} label={texts.currency} data={currencies} />
      </div>
      <Textarea
        {...field('roleQuestion')}
        label={texts.question}
        description={texts.questionHint}
        minRows={2}
        bottomSection={<CharacterCount text={values.roleQuestion} max={ROLE_QUESTION_MAX} />}
      />
      <Checkbox
        {...field('rolePaused', { type: 'checkbox' })}
        label={texts.paused}
        description={texts.pausedHint}
      />
    </>
  );
}
