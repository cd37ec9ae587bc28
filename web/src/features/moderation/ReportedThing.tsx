import { Badge, Button, Card } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PREVIEW_CHARACTERS } from '../../../../shared/limits.ts';
import type { ReportCase } from '../../../../shared/model/report.ts';
import { REPORT_REASONS } from '../../../../shared/rules/reporting.ts';
import * as nouns from '../../../../shared/texts/common/nouns.ts';
import {
  caseStatuses,
  reportKinds,
  reportReasons,
  moderation as texts,
} from '../../../../shared/texts/reports/report-screens.ts';
import { lazyPart } from '../../components/feedback/lazy-part.tsx';
import { OverlayBoundary } from '../../components/feedback/OverlayBoundary.tsx';
import { lazily, pictureSource } from '../../components/media/picture-source.ts';
import { count } from '../../components/text/count.ts';
import { Day } from '../../components/text/Day.tsx';
import { RelativeTime } from '../../components/text/RelativeTime.tsx';
import { ShortenedText } from '../../components/text/ShortenedText.tsx';
import { MemberAvatar } from '../../entities/member/MemberAvatar.tsx';
import { MemberName } from '../../entities/member/MemberName.tsx';
import { useOpenedBy } from '../../lib/use-opened-by.ts';
import { paths } from '../../router/paths.ts';
import { MessagesBefore } from './MessagesBefore.tsx';
import classes from './Reports.module.css';
import { useDecision } from './use-decision.ts';

const DecisionDialog = lazyPart(() => import('./DecisionDialog.tsx'));

/** One reported thing: what it is, who wrote it, what reporters say, and what can be decided about it. */
export function ReportedThing({ reported }: { reported: ReportCase }) {
  const { kind, status, reporters, reasons, words, lastAt, decidedAt, member, thing } = reported;
  const named = REPORT_REASONS.filter((reason) => reasons[reason]);
  return (
    <Card component="article" className={classes.case} aria-label={titleOf(reported)}>
      <p className={classes.facts}>
        <Badge variant={status === 'open' ? 'waiting' : 'muted'}>
          {status === 'open' ? reportKinds[kind] : caseStatuses[status]}
        </Badge>
        <b>{count(reporters, nouns.reporter)}</b>
        <span>{named.map((reason) => `${reasons[reason]} × ${reportReasons[reason]}`).join(', ')}</span>
        <span>
          {decidedAt ? texts.decided : texts.lastReported} <RelativeTime instant={decidedAt ?? lastAt} />
        </span>
      </p>
      <div className={classes.who}>
        {member && <MemberAvatar member={member} />}
        <div className={classes.words}>
          {member ? <MemberName name={member.name} username={member.username} /> : <p>{texts.memberGone}</p>}
          {member?.suspendedUntil && (
            <p className={classes.dimmed}>
              {texts.suspendedUntil} <Day instant={member.suspendedUntil} />
            </p>
          )}
        </div>
      </div>
      <div className={classes.thing}>
        {thing ? (
          <Content reported={reported} thing={thing} />
        ) : (
          <p className={classes.dimmed}>{texts.gone}</p>
        )}
      </div>
      <Versions reported={reported} />
      {kind === 'message' && <MessagesBefore reportId={reported._id} />}
      {words.length > 0 && (
        <section aria-label={texts.words} className={classes.quotes}>
          {words.map(({ reason, text, createdAt }) => (
            <blockquote key={createdAt}>
              <p>{text}</p>
              <footer>
                {reportReasons[reason]} · <RelativeTime instant={createdAt} />
              </footer>
            </blockquote>
          ))}
        </section>
      )}
      {status === 'open' && <Actions reported={reported} />}
    </Card>
  );
}

const titleOf = ({ kind, member }: ReportCase): string =>
  `${reportKinds[kind]}: ${member?.name ?? texts.memberGone}`;

/** Where the thing stands, with everything around it. */
function placeOf({ kind, member, thing }: ReportCase): string | undefined {
  if (thing?.postId) return paths.post(thing.postId);
  if (thing?.projectId) return paths.project(thing.projectId);
  // Nobody but its two members opens a conversation.
  if (kind === 'message') return undefined;
  return member ? paths.profile(member.username) : undefined;
}

function Content({ reported, thing }: { reported: ReportCase; thing: NonNullable<ReportCase['thing']> }) {
  const place = placeOf(reported);
  return (
    <>
      {thing.picture !== '' && reported.kind !== 'member' && (
        <img
          {...pictureSource(thing.picture, lazily('6rem'))}
          alt=""
          className={classes.picture}
          loading="lazy"
        />
      )}
      <div className={classes.words}>
        {thing.title !== '' && reported.kind !== 'member' && <b>{thing.title}</b>}
        {thing.text !== '' && <ShortenedText text={thing.text} max={PREVIEW_CHARACTERS} />}
        {thing.inReplyTo !== undefined && <Answered text={thing.inReplyTo} />}
        {place && (
          <Link to={place} className={classes.place}>
            {texts.open}
          </Link>
        )}
      </div>
    </>
  );
}

/** What a reply answers. */
function Answered({ text }: { text: string }) {
  if (text === '') return <p className={classes.dimmed}>{texts.inReplyToDeleted}</p>;
  return (
    <div className={classes.quotes}>
      <p className={classes.dimmed}>{texts.inReplyTo}</p>
      <blockquote>
        <ShortenedText text={text} max={PREVIEW_CHARACTERS} />
      </blockquote>
    </div>
  );
}

/** What it said when it was reported, where it says something else by now, or nothing any more. */
function Versions({ reported: { thing, versions, kind } }: { reported: ReportCase }) {
  const others = versions.filter(({ title, text }) => title !== thing?.title || text !== thing.text);
  if (others.length === 0) return null;
  return (
    <section aria-label={texts.asReported} className={classes.quotes}>
      <b>{texts.asReported}</b>
      {others.map(({ title, text, reporters, firstAt }) => (
        <blockquote key={firstAt}>
          {title !== '' && kind !== 'member' && <b>{title}</b>}
          {text !== '' && <ShortenedText text={text} max={PREVIEW_CHARACTERS} />}
          <footer>
            {count(reporters, nouns.reporter)} · <RelativeTime instant={firstAt} />
          </footer>
        </blockquote>
      ))}
    </section>
  );
}

function Actions({ reported }: { reported: ReportCase }) {
  const { decide, isDeciding } = useDecision(reported._id);
  const title = titleOf(reported);
  const isRemovable = reported.kind !== 'member' && reported.thing !== null;
  return (
    <div className={classes.actions}>
      <Button
        variant="default"
        size="sm"
        aria-label={texts.dismissOne(title)}
        loading={isDeciding}
        aria-busy={isDeciding}
        onClick={() => decide({ action: 'dismiss' })}
      >
        {texts.dismiss}
      </Button>
      {isRemovable && (
        <DecisionButton reported={reported} action="remove" label={texts.removeOne(title)}>
          {texts.remove}
        </DecisionButton>
      )}
      {reported.member && (
        <DecisionButton reported={reported} action="suspend" label={texts.suspendOne(title)}>
          {texts.suspend}
        </DecisionButton>
      )}
    </div>
  );
}

interface DecisionButtonProps {
  reported: ReportCase;
  action: 'remove' | 'suspend';
  label: string;
  children: ReactNode;
}

function DecisionButton({ reported, action, label, children }: DecisionButtonProps) {
  const { opener, isOpen, open, close } = useOpenedBy();
  return (
    <>
      <Button
        ref={opener}
        variant="default"
        size="sm"
        aria-haspopup="dialog"
        aria-label={label}
        onClick={open}
      >
        {children}
      </Button>
      {isOpen && (
        <OverlayBoundary onClose={close}>
          <DecisionDialog reported={reported} action={action} onClose={close} />
        </OverlayBoundary>
      )}
    </>
  );
}
