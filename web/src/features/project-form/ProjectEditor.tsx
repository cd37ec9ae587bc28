import { useParams } from 'react-router-dom';
import { projectForm as texts } from '../../../../shared/texts/project-form.ts';
import { useSession } from '../../api/session.ts';
import { EditProject } from './EditProject.tsx';
import { ProjectForm } from './ProjectForm.tsx';
import { SignInNeeded } from './SignInNeeded.tsx';

/** Where founders create a project, and change one of their own. */
export default function ProjectEditor() {
  const { projectId } = useParams();
  const { member } = useSession();
  if (!member) return <SignInNeeded />;
  if (projectId === undefined) return <ProjectForm title={texts.createTitle} intro={texts.createIntro} />;
  return <EditProject projectId={projectId} />;
}
