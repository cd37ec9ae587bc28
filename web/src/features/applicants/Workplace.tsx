import { Card } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { ReceivedApplication } from '../../../../shared/model/project.ts';
import {
  type APPLICANT_KEYS,
  applicantScreens as texts,
} from '../../../../shared/texts/projects/applicant-screens.ts';
import { useMember } from '../../api/session.ts';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { lazyPart } from '../../components/feedback/lazy-part.tsx';
import { OverlayBoundary } from '../../components/feedback/OverlayBoundary.tsx';
import { addressOf } from '../../entities/conversation/address.ts';
import { isAnswerable, movedTo } from '../../entities/project/applying/received.ts';
import { useKeys } from '../../lib/keys.ts';
import { ApplicantDetail } from './ApplicantDetail.tsx';
import { ApplicantList } from './ApplicantList.tsx';
import classes from './Applicants.module.css';
import { KeyHint } from './KeyHint.tsx';
import { UndoBar } from './UndoBar.tsx';
import { stageOf, useAnswers } from './use-answers.ts';

const DeclineDialog = lazyPart(() => import('../../entities/project/applying/DeclineDialog.tsx'));

/** The list beside the application that is open, and all that can be done with one, or with several. */
export function Workplace({ rows: stored, more }: { rows: ReceivedApplication[]; more: ReactNode }) {
  const { _id: memberId } = useMember();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const { planned, plan, undo } = useAnswers();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [declining, setDeclining] = useState<ReceivedApplication[]>();

  const isPlanned = (row: ReceivedApplication) =>
    planned?.applications.some(({ _id }) => _id === row._id) ?? false;
  const rows = stored.map((row) => (planned && isPlanned(row) ? movedTo(row, stageOf(planned)) : row));
  const openId = search.get('open') ?? undefined;
  const at = rows.findIndex(({ _id }) => _id === openId);
  const open = rows[at];

  const show = (row: ReceivedApplication | undefined) => {
    if (!row) return;
    setSearch(
      (before) => {
        before.set('open', row._id);
        return before;
      },
      { replace: open !== undefined },
    );
    document.getElementById(`applicant-${row._id}`)?.focus();
  };
  const accept = (row: ReceivedApplication) => plan({ applications: [row], body: { status: 'accepted' } });
  const answerable = open && isAnswerable(open) ? open : undefined;

  const does: Record<keyof typeof APPLICANT_KEYS, () => void> = {
    j: () => show(rows[at + 1]),
    k: () => show(rows[at - 1]),
    a: () => answerable && accept(answerable),
    d: () => answerable && setDeclining([answerable]),
    m: () =>
      open?.userId.username && void navigate(addressOf(memberId, open.userId, { applicationId: open._id })),
  };
  useKeys(does);

  return (
    <>
      {planned && <UndoBar planned={planned} onUndo={undo} />}
      <KeyHint />
      <div className={classes.columns} data-open={open !== undefined}>
        <Card className={classes.list}>
          <ApplicantList
            rows={rows}
            openId={openId}
            selected={selected}
            onSelect={setSelected}
            onDecline={setDeclining}
          />
          {more}
        </Card>
        <Card className={classes.detail}>
          {open ? (
            <ApplicantDetail
              key={open._id}
              application={open}
              isPlanned={isPlanned(open)}
              onAccept={() => accept(open)}
              onDecline={() => setDeclining([open])}
            />
          ) : (
            <EmptyState heading={<h2>{texts.choose}</h2>} text={texts.chooseHint} />
          )}
        </Card>
      </div>
      {declining && (
        <OverlayBoundary onClose={() => setDeclining(undefined)}>
          <DeclineDialog
            applications={declining}
            onClose={() => setDeclining(undefined)}
            onDecline={(body) => {
              plan({ applications: declining, body });
              setDeclining(undefined);
              setSelected(new Set());
            }}
          />
        </OverlayBoundary>
      )}
    </>
  );
}
