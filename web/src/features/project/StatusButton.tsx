import { Button } from '@mantine/core';
import type { Project } from '../../../../shared/model/project.ts';
import { projectStatus as texts } from '../../../../shared/texts/projects/project-screens.ts';
import { ConfirmButton } from '../../components/feedback/ConfirmButton.tsx';
import { IconBlock, IconSync } from '../../theme/icons.ts';
import { useStatus } from './use-status.ts';

/**
 * Closes a project of the viewer's own for applications, or reopens it. One button that changes its words, so that the
 * focus stays where it is.
 */
export function StatusButton({ project }: { project: Project }) {
  const { isChanging, change } = useStatus(project._id);
  const isClosed = project.status === 'closed';
  const Icon = isClosed ? IconSync : IconBlock;
  return (
    <ConfirmButton
      title={texts.closeQuestion}
      text={texts.closeLoss(project.name)}
      action={texts.close}
      onConfirm={() => change('closed')}
    >
      {(button) => (
        <Button
          {...button}
          {...(isClosed && { 'aria-haspopup': undefined, onClick: () => change('open') })}
          variant="default"
          leftSection={<Icon size={18} stroke={1.75} aria-hidden="true" />}
          loading={isChanging}
          aria-busy={isChanging}
        >
          {isClosed ? texts.reopen : texts.close}
        </Button>
      )}
    </ConfirmButton>
  );
}
