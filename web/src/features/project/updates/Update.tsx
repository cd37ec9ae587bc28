import '@mantine/core/styles/ActionIcon.layer.css';
import { ActionIcon } from '@mantine/core';
import type { Project } from '../../../../../shared/model/project.ts';
import type { ProjectUpdate } from '../../../../../shared/model/project-update.ts';
import { updateScreens as texts } from '../../../../../shared/texts/projects/updates.ts';
import { ConfirmButton } from '../../../components/feedback/ConfirmButton.tsx';
import { RelativeTime } from '../../../components/text/RelativeTime.tsx';
import { ShortenedText } from '../../../components/text/ShortenedText.tsx';
import { Attachments } from '../../../entities/attachment/Attachments.tsx';
import { MoreButton } from '../../../entities/member/hiding/MoreButton.tsx';
import { IconDelete } from '../../../theme/icons.ts';
import classes from './UpdatesTab.module.css';
import { useDeleteUpdate } from './use-updates.ts';

/** About a screen of a phone; the rest is one press away. */
const SHOWN_CHARACTERS = 600;

interface UpdateProps {
  project: Pick<Project, '_id' | 'founder'>;
  update: ProjectUpdate;
  isFounder: boolean;
}

/** One update on the line of time. */
export function Update({ project, update, isFounder }: UpdateProps) {
  const { _id, milestone, text, attachments, createdAt } = update;
  const remove = useDeleteUpdate(project._id, _id);
  return (
    <li className={classes.update}>
      <div className={classes.head}>
        <p className={classes.time}>
          <RelativeTime instant={createdAt} />
        </p>
        {isFounder ? (
          <ConfirmButton
            title={texts.deleteQuestion}
            text={texts.deleteLoss}
            action={texts.deleteAction}
            onConfirm={remove}
          >
            {(button) => (
              <ActionIcon {...button} variant="danger" size="sm" aria-label={texts.deleteAction}>
                <IconDelete size={18} stroke={1.75} aria-hidden="true" />
              </ActionIcon>
            )}
          </ConfirmButton>
        ) : (
          <MoreButton
            member={project.founder}
            thing={{ kind: 'projectUpdate', id: _id, projectId: project._id }}
            size="sm"
          />
        )}
      </div>
      {milestone !== '' && <h3 className={classes.milestone}>{milestone}</h3>}
      <ShortenedText text={text} max={SHOWN_CHARACTERS} />
      {attachments.length > 0 && (
        <div className={classes.attachments}>
          <Attachments attachments={attachments} />
        </div>
      )}
    </li>
  );
}
