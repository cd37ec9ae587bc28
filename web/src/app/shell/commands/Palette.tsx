import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/spotlight/styles.layer.css';
import { createSpotlight, Spotlight } from '@mantine/spotlight';
import { type ComponentType, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { SEARCH_DELAY } from '../../../../../shared/limits.ts';
import type { CurrentUser } from '../../../../../shared/model/member.ts';
import { commands as texts } from '../../../../../shared/texts/common/commands.ts';
import { SCHEMES, useScheme } from '../../../components/layout/scheme.ts';
import { MemberAvatar } from '../../../entities/member/MemberAvatar.tsx';
import { groupsOf } from '../../../features/search/options.ts';
import { useFound } from '../../../features/search/use-found.ts';
import { useSettled } from '../../../lib/use-settled.ts';
import { IconKeyboard, IconSearch } from '../../../theme/icons.ts';
import { destinationsOf } from '../menus/nav.ts';
import { useMenuActions } from '../menus/use-menu-actions.ts';
import classes from './Palette.module.css';
import { showCommands } from './shown.ts';

/** Something that can be chosen by its name. */
interface Command {
  label: string;
  icon: ComponentType<{ size?: number | string }>;
  keys?: string;
  run: () => void;
}

const [store, spotlight] = createSpotlight();

/** From so many letters on it is searched for what members have written. */
const LETTERS_MIN = 2;

/** Selects the first line for Enter, as the kit does while somebody types; what is found comes later. */
function selectFirst(): void {
  const list = document.getElementById(store.getState().listId);
  list?.querySelector('[data-selected]')?.removeAttribute('data-selected');
  list?.querySelector('[data-action]')?.setAttribute('data-selected', 'true');
  store.updateState((state) => ({ ...state, selected: 0 }));
}

interface PaletteProps {
  member: CurrentUser;
  onClose: () => void;
}

/** Everything that can be gone to or done, found by its name. */
export default function Palette({ member, onClose }: PaletteProps) {
  const [typed, type] = useState('');
  const query = typed.trim();
  const navigate = useNavigate();
  const menu = useMenuActions(member);
  const { setScheme } = useScheme();
  const words = query.length < LETTERS_MIN ? '' : query;
  const { found } = useFound(words, useSettled(words, SEARCH_DELAY));
  useEffect(() => {
    const before = document.activeElement;
    spotlight.open();
    return () => {
      spotlight.close();
      // The kit does so later, when this is gone.
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  useEffect(() => {
    if (found) selectFirst();
  }, [found]);
  const fitting = (commands: Command[]) =>
    commands.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase()));
  const screens = fitting(
    destinationsOf(member).map(({ to, label, icon, key }) => ({
      label,
      icon,
      ...(key && { keys: `g ${key}` }),
      run: () => void navigate(to),
    })),
  );
  const actions = fitting([
    ...menu.actions,
    { label: texts.shortcuts, icon: IconKeyboard, keys: '?', run: () => showCommands('keys') },
    ...SCHEMES.map(({ value, label, icon }) => ({
      label: texts.theme(label),
      icon,
      run: () => setScheme(value),
    })),
    menu.logout,
  ]);
  const results = groupsOf(found);
  return (
    <Spotlight.Root
      store={store}
      query={typed}
      onQueryChange={type}
      shortcut={null}
      clearQueryOnClose={false}
      onSpotlightClose={onClose}
      // Not its title, which would be a second banner of the page.
      attributes={{ content: { 'aria-label': texts.title } }}
      classNames={classes}
    >
      <Spotlight.Search
        placeholder={texts.search}
        aria-label={texts.search}
        leftSection={<IconSearch size={20} aria-hidden="true" />}
      />
      <Spotlight.ActionsList>
        {screens.length > 0 && <Commands name={texts.screens} commands={screens} />}
        {results.map(({ name, options }) => (
          <Spotlight.ActionsGroup key={name} label={name}>
            {options.map(({ id, to, title, detail, member: person }) => (
              <Spotlight.Action
                key={id}
                label={title}
                description={detail}
                leftSection={person && <MemberAvatar member={person} size="sm" />}
                onClick={() => void navigate(to)}
              />
            ))}
          </Spotlight.ActionsGroup>
        ))}
        {actions.length > 0 && <Commands name={texts.actions} commands={actions} />}
        {screens.length + results.length + actions.length === 0 && (
          <Spotlight.Empty>{texts.nothing}</Spotlight.Empty>
        )}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );
}

function Commands({ name, commands }: { name: string; commands: Command[] }) {
  return (
    <Spotlight.ActionsGroup label={name}>
      {commands.map(({ label, icon: Icon, keys, run }) => (
        <Spotlight.Action
          key={label}
          label={label}
          leftSection={<Icon size={20} aria-hidden="true" />}
          rightSection={keys && <kbd className={classes.keys}>{keys}</kbd>}
          onClick={run}
        />
      ))}
    </Spotlight.ActionsGroup>
  );
}
