import { Button } from '@mantine/core';
import { projectForm as texts } from '../../../../shared/texts/projects/project-form.ts';
import { applyDialog } from '../../../../shared/texts/projects/project-screens.ts';
import { ConfirmButton } from '../../components/feedback/ConfirmButton.tsx';
import { formatted } from '../../components/text/count.ts';
import { RoleFacts } from '../../entities/project/RoleFacts.tsx';
import classes from './RolesSection.module.css';
import type { RoleDraft } from './role-fields.ts';

interface RoleRowProps {
  role: RoleDraft;
  /** It is in the fields below. */
  isEdited: boolean;
  onEdit: () => void;
  onRemove: () => void;
}

/** An open role of the form. Removing it is asked about first. */
export function RoleRow({ role, isEdited, onEdit, onRemove }: RoleRowProps) {
  const { _id, title, description, limit, filled } = role;
  return (
    <li className={classes.role} aria-current={isEdited || undefined}>
      <div className={classes.words}>
        <p className={classes.title}>{title}</p>
        <p className={classes.positions}>{applyDialog.positions(formatted(filled), formatted(limit))}</p>
        <RoleFacts role={role} />
        {description !== '' && (
          <p className={classes.description} dir="auto">
            {description}
          </p>
        )}
      </div>
      <div className={classes.actions}>
        <Button
          size="sm"
          variant="subtle"
          aria-label={`${texts.edit}: ${title}`}
          disabled={isEdited}
          onClick={onEdit}
        >
          {texts.edit}
        </Button>
        <ConfirmButton
          title={texts.removeQuestion}
          text={_id === undefined ? texts.removeNewLoss(title) : texts.removeLoss(title)}
          action={texts.remove}
          onConfirm={onRemove}
        >
          {(button) => (
            <Button {...button} size="sm" variant="default" aria-label={`${texts.remove}: ${title}`}>
              {texts.remove}
            </Button>
          )}
        </ConfirmButton>
      </div>
    </li>
  );
}
