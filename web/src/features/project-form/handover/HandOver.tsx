import type { Project } from '../../../../../shared/model/project.ts';
import { projectHandover as texts } from '../../../../../shared/texts/projects/project-form.ts';
import { lazyPart } from '../../../components/feedback/lazy-part.tsx';
import { IconHandOver } from '../../../theme/icons.ts';
import { DialogSection } from '../DialogSection.tsx';

const HandOverDialog = lazyPart(() => import('./HandOverDialog.tsx'));

interface HandOverProps {
  project: Project;
  onHandedOver: () => void;
}

/** Gives a project to somebody else in its team, as soon as there is anybody. */
export function HandOver({ project, onHandedOver }: HandOverProps) {
  const hasTeam = project.teamMembers.length > 1;
  return (
    <DialogSection
      title={texts.title}
      hint={hasTeam ? texts.hint : texts.noTeam}
      action={texts.action}
      icon={<IconHandOver size={18} aria-hidden="true" />}
    >
      {hasTeam
        ? (close) => <HandOverDialog project={project} onClose={close} onHandedOver={onHandedOver} />
        : undefined}
    </DialogSection>
  );
}
