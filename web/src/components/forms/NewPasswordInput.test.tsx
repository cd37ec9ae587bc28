import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import type { Owner } from '../../../../shared/rules/members/password-strength.ts';
import { maya } from '../../testing/people.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { NewPasswordInput } from './NewPasswordInput.tsx';

const MAYA: Owner = { name: 'Maya Iyer', username: 'maya', email: 'maya@hearth.example' };

function Field() {
  const [value, setValue] = useState('');
  return (
    <NewPasswordInput
      label="Password"
      value={value}
      owner={MAYA}
      onChange={(event) => setValue(event.currentTarget.value)}
    />
  );
}

async function type(password: string) {
  const { user } = renderPart(<Field />, maya);
  await user.type(screen.getByLabelText('Password'), password);
}

const meter = () => screen.findByText(/^Password strength/);

describe('the field for a new password', () => {
  it.each([
    ['iloveyou', 'Password strength: too easy to guess.', 'This is a frequently used password.'],
    ['maya-iyer-1', 'Password strength: too easy to guess.', 'not made of your name'],
    ['s3cret-pass', 'Password strength: fair.', 'Add more words that are less common.'],
    ['quiet harbour lantern', 'Password strength: strong.', 'Password strength'],
  ])('says how strong %s is, and how it could be better', async (password, words, advice) => {
    await type(password);
    await waitFor(async () => expect(await meter()).toHaveTextContent(words));
    expect((await meter()).parentElement).toHaveTextContent(advice);
  });

  it('says nothing yet about one that is too short anyway', async () => {
    await type('maya1');
    expect(screen.queryByText(/^Password strength/)).not.toBeInTheDocument();
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('At least 6 characters');
  });
});
