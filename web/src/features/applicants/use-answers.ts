import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ANSWER_UNDO } from '../../../../shared/limits.ts';
import type { ReceivedApplication } from '../../../../shared/model/project.ts';
import { applicantScreens as texts } from '../../../../shared/texts/projects/applicant-screens.ts';
import { api } from '../../api/client.ts';
import { messageOf } from '../../api/error.ts';
import { toast } from '../../components/feedback/toast.ts';
import type { Declining } from '../../entities/project/applying/DeclineDialog.tsx';
import { changeReceived, movedTo } from '../../entities/project/applying/received.ts';
import { refreshProject } from '../../entities/project/project-cache.ts';

export type AnswerBody = { status: 'accepted' } | Declining;

/** An answer to one or more applications that can still be taken back. */
export interface Planned {
  applications: ReceivedApplication[];
  body: AnswerBody;
}

const STAGES = { accepted: 'accepted', rejected: 'declined' } as const;

/** The stage to which a planned answer brings an application. */
export const stageOf = ({ body }: Planned) => STAGES[body.status];

async function sendOne(client: QueryClient, { _id, project, userId }: ReceivedApplication, body: AnswerBody) {
  const params = { projectId: project._id, applicationId: _id };
  try {
    await api.projects.decideApplication({ params, body });
    changeReceived(client, _id, (row) => ({ ...movedTo(row, STAGES[body.status]), status: body.status }));
  } catch (error) {
    toast.error(messageOf(error, texts.answerFailed(userId.name)));
  }
  refreshProject(client, project._id);
}

const send = (client: QueryClient, { applications, body }: Planned): void =>
  void Promise.all(applications.map((application) => sendOne(client, application, body)));

/**
 * Answers that are sent after a few seconds, and can be taken back until then. The next answer, and leaving the screen or
 * the page, sends them at once.
 */
export function useAnswers() {
  const client = useQueryClient();
  const [planned, setPlanned] = useState<Planned>();
  const waiting = useRef<Planned>(undefined);

  const flush = useCallback(() => {
    const due = waiting.current;
    waiting.current = undefined;
    setPlanned(undefined);
    if (due) send(client, due);
  }, [client]);

  useEffect(() => {
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [flush]);

  useEffect(() => {
    if (!planned) return;
    const timer = setTimeout(flush, ANSWER_UNDO);
    return () => clearTimeout(timer);
  }, [planned, flush]);

  return {
    planned,
    plan(next: Planned) {
      flush();
      waiting.current = next;
      setPlanned(next);
    },
    undo() {
      waiting.current = undefined;
      setPlanned(undefined);
    },
  };
}
