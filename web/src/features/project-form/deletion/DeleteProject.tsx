import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import type { Project } from '../../../../../shared/model/project.ts';
import { projectDeletion as texts } from '../../../../../shared/texts/projects/project-form.ts';
import { lazyPart } from '../../../components/feedback/lazy-part.tsx';
import { OverlayBoundary } from '../../../components/feedback/OverlayBoundary.tsx';
import { Section } from '../../../components/layout/Section.tsx';
import { IconDelete } from '../../../theme/icons.ts';
import classes from './DeleteProject.module.css';

const DeleteProjectDialog = lazyPart(() => import('./DeleteProjectDialog.tsx'));

interface DeleteProjectProps {
  project: Project;
  onDeleted: () => void;
}

/** The end of a project: a button that asks for its name first. */
export function DeleteProject({ project, onDeleted }: DeleteProjectProps) {
  const [isAsking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setAsking(false);
    button.current?.focus();
  };
  return (
    <div className={classes.part}>
      <Section title={texts.title}>
        <p className={classes.hint}>{texts.hint}</p>
        <div>
          <Button
            ref={button}
            variant="default"
            leftSection={<IconDelete size={18} aria-hidden="true" />}
            aria-haspopup="dialog"
            onClick={() => setAsking(true)}
          >
            {texts.action}
          </Button>
        </div>
      </Section>
      {isAsking && (
        <OverlayBoundary onClose={close}>
          <DeleteProjectDialog project={project} onClose={close} onDeleted={onDeleted} />
        </OverlayBoundary>
      )}
    </div>
  );
}
