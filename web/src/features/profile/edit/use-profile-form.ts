import { useForm } from '@mantine/form';
import { useState } from 'react';
import type { Profile } from '../../../../../shared/model/member.ts';
import { namedField } from '../../../components/forms/named-field.ts';
import { draftOf } from './draft.ts';
import { profileRules } from './profile-rules.ts';

/** What was typed into the profile's form, and what is wrong with it. */
export function useProfileForm(profile: Profile) {
  const [initialValues] = useState(() => draftOf(profile));
  return useForm({ initialValues, enhanceGetInputProps: namedField, ...profileRules });
}

export type ProfileForm = ReturnType<typeof useProfileForm>;
