import '@mantine/core/styles/Alert.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import { Alert } from '@mantine/core';
import type { Project } from '../../../../shared/model/project.ts';
import { projectPage as texts } from '../../../../shared/texts/projects/project-screens.ts';
import { useMember } from '../../api/session.ts';
import { bannersFor } from './banners-for.ts';

/** What the viewer has to know about how they stand to a project. */
export function StandingBanners({ project }: { project: Project }) {
  const { _id } = useMember();
  return bannersFor(project, _id).map((banner) => (
    <Alert key={banner} role="note">
      {texts[banner]}
    </Alert>
  ));
}
