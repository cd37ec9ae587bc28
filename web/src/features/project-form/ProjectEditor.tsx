import { useParams } from 'react-router-dom';
import * as titles from '../../../../shared/texts/common/titles.ts';
import { projectForm as texts } from '../../../../shared/texts/projects/project-form.ts';
import { useSession } from '../../api/session.ts';
import { EditProject } from './EditProject.tsx';
import { ProjectForm } from './ProjectForm.tsx';
import { SignInNeeded } from './SignInNeeded.tsx';

/** Where founders create a project, and change one of their own. */
export default function ProjectEditor() {
  const { projectId } = useParams();
  const { member } = useSession();
  if (!member) return <SignInNeeded />;
  if (projectId === undefined) return <ProjectForm title={titles.createProject} intro={texts.createIntro} />;
  return <EditProject projectId={projectId} />;
}
