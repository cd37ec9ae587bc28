import { Menu } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { hidingScreens as texts } from '../../../../../shared/texts/members/hiding-screens.ts';
import { reportDialog } from '../../../../../shared/texts/reports/report-screens.ts';
import { api } from '../../../api/client.ts';
import { read } from '../../../api/queries.ts';
import { ConfirmDialog } from '../../../components/feedback/ConfirmDialog.tsx';
import { lazyPart } from '../../../components/feedback/lazy-part.tsx';
import { OverlayBoundary } from '../../../components/feedback/OverlayBoundary.tsx';
import type { MenuOpener } from '../../../components/menus/MenuButton.tsx';
import { OpenMenu } from '../../../components/menus/OpenMenu.tsx';
import { IconBlock, IconMute, IconReport, IconUnmute } from '../../../theme/icons.ts';
import type { Reportable } from '../../report/ReportDialog.tsx';
import { type HideableMember, useHiding } from './use-hiding.ts';

export interface MoreMenuProps {
  member: HideableMember;
  /** What of theirs it stands beside, or they themselves. */
  thing: Reportable;
  button: MenuOpener;
  /** Runs when the member is blocked, before anything is read anew. */
  onBlocked?: (() => void) | undefined;
}

const ReportDialog = lazyPart(() => import('../../report/ReportDialog.tsx'));

/**
 * Report, mute and block. Blocking asks
 * first; muting can be taken back in the same place.
 */
export default function MoreMenu({ member, thing, button, onBlocked }: MoreMenuProps) {
  const { name } = member;
  const opener = useRef<HTMLButtonElement>(null);
  const [isAsking, setAsking] = useState(false);
  const [isReporting, setReporting] = useState(false);
  const muted = useQuery(read(api.hiding.mutes, { query: { userId: member._id } }));
  const { block, mute, unmute, isBusy } = useHiding(member, onBlocked);
  const isMuted = muted.data?.length === 1;
  const endReport = () => {
    setReporting(false);
    opener.current?.focus();
  };
  return (
    <>
      <OpenMenu opener={opener} button={button}>
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
      </OpenMenu>
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
