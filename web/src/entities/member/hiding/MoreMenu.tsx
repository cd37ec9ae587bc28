import '@mantine/core/styles/Menu.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import { ActionIcon, type ActionIconProps, Menu } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { hidingScreens as texts } from '../../../../../shared/texts/members/hiding-screens.ts';
import { reportDialog } from '../../../../../shared/texts/reports/report-screens.ts';
import { api } from '../../../api/client.ts';
import { read } from '../../../api/queries.ts';
import { ConfirmDialog } from '../../../components/feedback/ConfirmDialog.tsx';
import { lazyPart } from '../../../components/feedback/lazy-part.tsx';
import { OverlayBoundary } from '../../../components/feedback/OverlayBoundary.tsx';
import { IconBlock, IconMute, IconReport, IconUnmute } from '../../../theme/icons.ts';
import type { Reportable } from '../../report/ReportDialog.tsx';
import classes from './MoreMenu.module.css';
import { type HideableMember, useHiding } from './use-hiding.ts';

export interface MoreMenuProps {
  member: HideableMember;
  /** What of theirs it stands beside, or they themselves. */
  thing: Reportable;
  /** How the button looks that opens it. */
  button: ActionIconProps & { 'aria-label': string; children: ReactNode };
  /** Runs when the member is blocked, before anything is read anew. */
  onBlocked?: (() => void) | undefined;
}

const ReportDialog = lazyPart(() => import('../../report/ReportDialog.tsx'));

/**
 * Report, mute and block. Its code comes with the first press of the button, so it opens as soon as it is there. Blocking asks
 * first; muting can be taken back in the same place.
 */
export default function MoreMenu({ member, thing, button, onBlocked }: MoreMenuProps) {
  const { name } = member;
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [isReporting, setReporting] = useState(false);
  const muted = useQuery(read(api.hiding.mutes, { query: { userId: member._id } }));
  const { block, mute, unmute, isBusy } = useHiding(member, onBlocked);
  const isMuted = muted.data?.length === 1;
  useEffect(() => {
    // The focus goes back to the button when the menu closes, so it has to be there first.
    opener.current?.focus();
    setOpen(true);
  }, []);
  const endReport = () => {
    setReporting(false);
    opener.current?.focus();
  };
  return (
    <>
      <Menu
        // Its empty element is no menu item, which is what a menu may hold.
        withInitialFocusPlaceholder={false}
        opened={isOpen}
        onChange={setOpen}
        position="bottom-end"
        radius="lg"
        classNames={{ item: classes.item, dropdown: classes.dropdown }}
      >
        <Menu.Target>
          <ActionIcon ref={opener} {...button} />
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconReport size={18} />}
            aria-haspopup="dialog"
            onClick={() => setReporting(true)}
          >
            {reportDialog.title(thing.kind, name)}
          </Menu.Item>
          <Menu.Item
            leftSection={isMuted ? <IconUnmute size={18} /> : <IconMute size={18} />}
            disabled={isBusy}
            onClick={isMuted ? unmute : mute}
          >
            {isMuted ? texts.unmute(name) : texts.mute(name)}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconBlock size={18} />}
            aria-haspopup="dialog"
            disabled={isBusy}
            onClick={() => setAsking(true)}
          >
            {texts.block(name)}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isReporting && (
        <OverlayBoundary onClose={endReport}>
          <ReportDialog thing={thing} name={name} onClose={endReport} />
        </OverlayBoundary>
      )}
      {isAsking && (
        <ConfirmDialog
          title={texts.blockQuestion(name)}
          text={texts.blockLoss(name)}
          action={texts.blockAction}
          onConfirm={block}
          onClose={() => {
            setAsking(false);
            opener.current?.focus();
          }}
        />
      )}
    </>
  );
}
