import { useHotkeys } from '@mantine/hooks';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CurrentUser } from '../../../../../shared/model/member.ts';
import { lazyPart } from '../../../components/feedback/lazy-part.tsx';
import { OverlayBoundary } from '../../../components/feedback/OverlayBoundary.tsx';
import { useKeys } from '../../../lib/keys.ts';
import { destinationsOf } from '../menus/nav.ts';
import { showCommands, useShownCommands } from './shown.ts';

const Palette = lazyPart(() => import('./Palette.tsx'));
const KeySheet = lazyPart(() => import('./KeySheet.tsx'));

interface CommandsProps {
  member: CurrentUser;
  /** Puts the cursor into the search of the bar. */
  onSearch: () => void;
}

const close = () => showCommands(undefined);

/** Listens to the keys that do something on every screen, and shows the palette and the sheet that they open. */
export default function Commands({ member, onSearch }: CommandsProps) {
  const shown = useShownCommands();
  const navigate = useNavigate();
  // Who comes next does not find open what somebody else has opened.
  useEffect(() => close, []);
  // Not a single key: it works while something is typed as well.
  useHotkeys([['mod+K', () => showCommands('palette')]], []);
  useKeys({
    '/': onSearch,
    '?': () => showCommands('keys'),
    ...Object.fromEntries(
      destinationsOf(member).flatMap(({ key, to }) => (key ? [[`g ${key}`, () => void navigate(to)]] : [])),
    ),
  });
  return (
    <OverlayBoundary key={shown} onClose={close}>
      {shown === 'palette' && <Palette member={member} onClose={close} />}
      {shown === 'keys' && <KeySheet member={member} onClose={close} />}
    </OverlayBoundary>
  );
}
