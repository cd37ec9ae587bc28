import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import type { Project } from '../../../../../shared/model/project.ts';
import type { OpenRole } from '../../../../../shared/model/role.ts';
import {
  roleButton,
  type RoleButton as State,
  standingOf,
  whyNotApply,
} from '../../../../../shared/rules/projects/applying.ts';
import { applying, roleButtons } from '../../../../../shared/texts/projects/projects.ts';
import { useMember } from '../../../api/session.ts';
import { lazyPart } from '../../../components/feedback/lazy-part.tsx';
import { OverlayBoundary } from '../../../components/feedback/OverlayBoundary.tsx';
import { toast } from '../../../components/feedback/toast.ts';

const ApplyDialog = lazyPart(() => import('./ApplyDialog.tsx'));

/** The states in which pressing the button leads somewhere. */
const OPEN: ReadonlySet<State> = new Set<State>(['apply', 'reapply', 'applyAgain']);

interface RoleButtonProps {
  project: Project;
  role: OpenRole;
  /** What the dialog asks for the message with. */
  question: string;
  /** `filled` where applying is what the screen is about. */
  variant?: 'filled' | 'default';
}

/**
 * How the viewer stands to a role of a project, and the way to apply for it. One button that changes its words, so that
 * the focus stays where it is.
 */
export function RoleButton({ project, role, question, variant = 'filled' }: RoleButtonProps) {
  const member = useMember();
  const [isApplying, setApplying] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const standing = standingOf(member, project, role.title);
  const opening = { ...role, name: role.title, isClosed: project.status === 'closed' };
  const state = roleButton(standing, opening);
  // There is nothing that founders could do here, for any role.
  if (state === 'founder') return null;
  const isOpen = OPEN.has(state);
  const refusal = whyNotApply(standing, opening);
  const press = () => {
    if (refusal) toast.error(applying[refusal]);
    else setApplying(true);
  };
  const close = () => {
    setApplying(false);
    button.current?.focus();
  };
  return (
    <>
      <Button
        ref={button}
        size="sm"
        variant={!isOpen || refusal ? 'default' : variant}
        data-disabled={!isOpen || undefined}
        aria-label={`${roleButtons[state]}: ${role.title}`}
        aria-disabled={!isOpen || undefined}
        aria-haspopup={isOpen ? 'dialog' : undefined}
        onClick={isOpen ? press : undefined}
      >
        {roleButtons[state]}
      </Button>
      {isApplying && (
        <OverlayBoundary onClose={close}>
          <ApplyDialog project={project} role={role} question={question} onClose={close} />
        </OverlayBoundary>
      )}
    </>
  );
}
