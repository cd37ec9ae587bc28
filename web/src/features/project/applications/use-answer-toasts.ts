import { useEffect } from 'react';
import type { Project } from '../../../../../shared/model/project.ts';
import { projectPage as texts } from '../../../../../shared/texts/projects/project-screens.ts';
import { toast } from '../../../components/feedback/toast.ts';
import { browserStore } from '../../../lib/browser-store.ts';

/**
 * Tells applicants once that they were accepted or rejected. This browser remembers of which application, by when it
 * was made: a renewed one is answered anew.
 */
export function useAnswerToasts({ applications, teamMembers }: Project, memberId: string): void {
  const ownRole = teamMembers.find(({ userId }) => userId._id === memberId)?.role;
  useEffect(() => {
    for (const { _id, userId, status, roleTitle, createdAt } of applications) {
      // Who was accepted and has left since is no member any more.
      const isAnswered = status === 'rejected' || (status === 'accepted' && roleTitle === ownRole);
      const told = browserStore(`hearth.answer-told.${_id}`);
      if (userId._id !== memberId || !isAnswered || told.read() === createdAt) continue;
      told.write(createdAt);
      if (status === 'accepted') toast.success(texts.acceptedToast(roleTitle));
      else toast.error(texts.rejectedToast(roleTitle));
    }
  }, [applications, ownRole, memberId]);
}
