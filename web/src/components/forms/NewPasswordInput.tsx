import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/PasswordInput.layer.css';
import { useDeferredValue, useEffect, useState } from 'react';
import { PASSWORD_MIN } from '../../../../shared/limits.ts';
import type { Owner, Strength } from '../../../../shared/rules/members/password-strength.ts';
import { passwords as texts } from '../../../../shared/texts/account/passwords.ts';
import { loadRate } from './password-strength.ts';
import { StrengthMeter } from './StrengthMeter.tsx';

interface NewPasswordInputProps extends PasswordInputProps {
  value?: string;
  /** Whose password it is to be, as far as that is known: it must not be made of that. */
  owner?: Owner;
}

/** How strong a password is, once it is long enough and the dictionaries are there. */
function useStrength(password: string, { name, username, email }: Owner): Strength | undefined {
  const [strength, setStrength] = useState<Strength>();
  const isLongEnough = password.length >= PASSWORD_MIN;
  const isTyped = password !== '';
  useEffect(() => {
    if (isTyped) void loadRate();
  }, [isTyped]);
  useEffect(() => {
    let isOutdated = false;
    if (isLongEnough)
      void loadRate().then((rate) => {
        if (!isOutdated) setStrength(rate?.(password, { name, username, email }));
      });
    return () => {
      isOutdated = true;
    };
  }, [password, isLongEnough, name, username, email]);
  return isLongEnough ? strength : undefined;
}

/** The field for a password that is to be one, with how strong it is and how it could be better. */
export function NewPasswordInput({ value = '', owner = {}, ...rest }: NewPasswordInputProps) {
  const strength = useStrength(useDeferredValue(value), owner);
  return (
    <div>
      <PasswordInput
        {...rest}
        value={value}
        description={texts.atLeast(PASSWORD_MIN)}
        autoComplete="new-password"
      />
      {strength && <StrengthMeter strength={strength} />}
    </div>
  );
}
