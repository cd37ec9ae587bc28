import { type ChangeEvent, useRef, useState } from 'react';
import type { Profile } from '../../../../../shared/model/member.ts';
import { focusFirstError } from '../../../components/forms/focus-first-error.ts';
import { changesOf } from './changes.ts';
import type { ProfileErrors } from './check-profile.ts';
import { draftOf, type ProfileDraft, type TextKey } from './draft.ts';

/** What was typed into the profile's form, and what is wrong with it. */
export function useProfileForm(profile: Profile) {
  const [initial] = useState(() => draftOf(profile));
  const [draft, setDraft] = useState(initial);
  const [errors, setErrors] = useState<ProfileErrors>({});
  const form = useRef<HTMLFormElement>(null);
  const toFocus = useRef<ProfileErrors>(undefined);

  const forget = (path: string) =>
    setErrors((before) =>
      Object.fromEntries(
        Object.entries(before).filter(([name]) => name !== path && !name.startsWith(`${path}.`)),
      ),
    );

  /** Changes one part of the draft; what was wrong at `path` is forgotten. */
  const set = <Key extends keyof ProfileDraft>(key: Key, value: ProfileDraft[Key], path: string = key) => {
    setDraft((before) => ({ ...before, [key]: value }));
    forget(path);
  };

  return {
    ref: form,
    draft,
    errors,
    changes: changesOf(initial, draft),
    set,
    /** For a text field. */
    text: (key: TextKey) => ({
      name: key,
      value: draft[key],
      error: errors[key],
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        set(key, currentTarget.value),
    }),
    /** Shows what is wrong; the first of it gets the focus with the next `focusWrong`. */
    complain(next: ProfileErrors) {
      setErrors(next);
      toFocus.current = next;
    },
    /** To be called when the fields can take the focus. */
    focusWrong() {
      if (toFocus.current) focusFirstError(form.current, toFocus.current);
      toFocus.current = undefined;
    },
  };
}

export type ProfileForm = ReturnType<typeof useProfileForm>;
