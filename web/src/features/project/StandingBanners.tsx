import type { Project } from '../../../../shared/model/project.ts';
import { projectPage as texts } from '../../../../shared/texts/project-screens.ts';
import { useMember } from '../../api/session.ts';
import { bannersFor } from './banners-for.ts';
import classes from './StandingBanners.module.css';

/** What the viewer has to know about how they stand to a project. */
export function StandingBanners({ project }: { project: Project }) {
  const { _id } = useMember();
  return bannersFor(project, _id).map((banner) => (
    <p key={banner} className={classes.banner}>
      {texts[banner]}
    </p>
  ));
}
