import '@mantine/core/styles/VisuallyHidden.layer.css';
import { Portal, VisuallyHidden } from '@mantine/core';
import {
  type CSSProperties,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useState,
} from 'react';
import { mentionPicker as texts } from '../../../../../shared/texts/posts/mention-picker.ts';
import { MemberAvatar } from '../MemberAvatar.tsx';
import classes from './OpenPicker.module.css';
import { type TypedName, typedName, withName } from './typed-name.ts';
import { useMentionable } from './use-mentionable.ts';

export interface OpenPickerProps {
  area: RefObject<HTMLTextAreaElement | null>;
  text: string;
  onChange: (text: string) => void;
}

/** Watches a field for a name that is being typed in it. */
export default function OpenPicker({ area, text, onChange }: OpenPickerProps) {
  const [typed, setTyped] = useState<TypedName>();
  /** The name whose list was closed. */
  const [closed, setClosed] = useState<string>();
  useEffect(() => {
    const look = () => {
      const field = area.current;
      setTyped(field && document.activeElement === field ? typedName(field) : undefined);
    };
    look();
    document.addEventListener('selectionchange', look);
    area.current?.addEventListener('input', look);
    area.current?.addEventListener('blur', look);
    const field = area.current;
    return () => {
      document.removeEventListener('selectionchange', look);
      field?.removeEventListener('input', look);
      field?.removeEventListener('blur', look);
    };
  }, [area]);
  const field = area.current;
  if (!typed || !field || closed === `${typed.start} ${typed.name}`) return null;
  const choose = (username: string) => {
    const next = withName(text, typed, username);
    setTyped(undefined);
    onChange(next.text);
    // The field has the new words with the next drawing.
    requestAnimationFrame(() => field.setSelectionRange(next.end, next.end));
  };
  return (
    <Offered
      field={field}
      name={typed.name}
      onChoose={choose}
      onClose={() => setClosed(`${typed.start} ${typed.name}`)}
    />
  );
}

const GAP = 4;
const TALLEST = 320;

/** Below the field, or above it where there is more room. */
function placeAt(field: HTMLElement): CSSProperties {
  const { top, bottom, left, width } = field.getBoundingClientRect();
  const below = window.innerHeight - bottom;
  const side =
    below < TALLEST && top > below
      ? { bottom: window.innerHeight - top + GAP, maxHeight: Math.min(TALLEST, top - 2 * GAP) }
      : { top: bottom + GAP, maxHeight: Math.min(TALLEST, below - 2 * GAP) };
  return { left, width: Math.min(width, TALLEST), ...side };
}

interface OfferedProps {
  field: HTMLTextAreaElement;
  name: string;
  onChoose: (username: string) => void;
  onClose: () => void;
}

/** Members who fit the beginning of a name: arrows move, Enter and Tab choose, Escape closes. The focus stays in the field. */
function Offered({ field, name, onChoose, onClose }: OfferedProps) {
  const id = useId();
  const [active, setActive] = useState(0);
  const [place, setPlace] = useState<CSSProperties>(() => placeAt(field));
  const { members, state } = useMentionable(name);
  const index = Math.min(active, members.length - 1);
  const activeId = index >= 0 ? `${id}-${index}` : undefined;

  const press = useEffectEvent((event: KeyboardEvent) => {
    const chosen = members[index];
    if (!chosen || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const places = members.length;
    if (event.key === 'ArrowDown') setActive((index + 1) % places);
    else if (event.key === 'ArrowUp') setActive((index - 1 + places) % places);
    else if (event.key === 'Enter' || event.key === 'Tab') onChoose(chosen.username);
    else if (event.key === 'Escape') onClose();
    else return;
    // Neither a new line, nor what the field itself does with the key.
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event);
    field.addEventListener('keydown', onKeyDown);
    return () => field.removeEventListener('keydown', onKeyDown);
  }, [field]);

  useLayoutEffect(() => {
    const move = () => setPlace(placeAt(field));
    move();
    window.addEventListener('scroll', move, true);
    window.addEventListener('resize', move);
    return () => {
      window.removeEventListener('scroll', move, true);
      window.removeEventListener('resize', move);
    };
  }, [field]);

  useEffect(() => {
    field.setAttribute('aria-autocomplete', 'list');
    field.setAttribute('aria-controls', id);
    if (activeId) field.setAttribute('aria-activedescendant', activeId);
    document.getElementById(activeId ?? '')?.scrollIntoView({ block: 'nearest' });
    return () => {
      for (const attribute of ['aria-autocomplete', 'aria-controls', 'aria-activedescendant'])
        field.removeAttribute(attribute);
    };
  }, [field, id, activeId]);

  const isEmpty = members.length === 0;
  return (
    // Lists of posts cut what stands out of one of them.
    <Portal target={field.closest('main') ?? undefined}>
      <VisuallyHidden role="status">{isEmpty ? '' : texts.offered(members.length)}</VisuallyHidden>
      <div
        id={id}
        role="listbox"
        aria-label={texts.label}
        className={classes.list}
        style={place}
        hidden={isEmpty}
      >
        {members.map((member, nth) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field takes the keys
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
          <div
            key={member._id}
            id={`${id}-${nth}`}
            role="option"
            aria-selected={nth === index}
            className={classes.option}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(member.username)}
          >
            <MemberAvatar member={member} size="sm" />
            <span className={classes.who}>
              <bdi className={classes.name}>{member.name}</bdi>
              <span className={classes.username}>@{member.username}</span>
            </span>
          </div>
        ))}
      </div>
      {isEmpty && state === 'failed' && <VisuallyHidden role="status">{texts.failed}</VisuallyHidden>}
    </Portal>
  );
}
