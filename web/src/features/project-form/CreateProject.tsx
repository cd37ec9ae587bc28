import { projectForm as texts } from '../../../../shared/texts/project-form.ts';
import { ProjectForm } from './ProjectForm.tsx';

/** Where a founder begins a project (SPEC section 2, create project). */
export default function CreateProject() {
  return <ProjectForm title={texts.createTitle} intro={texts.createIntro} />;
}
