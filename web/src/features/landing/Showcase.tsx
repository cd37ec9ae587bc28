import { useQuery } from '@tanstack/react-query';
import { STAGES } from '../../../../shared/choices.ts';
import { showcase as texts } from '../../../../shared/texts/pages/showcase.ts';
import { api } from '../../api/client.ts';
import { read } from '../../api/queries.ts';
import { Tags } from '../../components/lists/Tags.tsx';
import { Poster } from '../../entities/project/Poster.tsx';
import { paths } from '../../router/paths.ts';
import classes from './Showcase.module.css';

/**
 * Projects of the community, each leading to its public page. Nothing while there are none, or they are not to be had.
 *
 * @param className how a section of the page looks
 */
export default function Showcase({ className }: { className?: string | undefined }) {
  const { data } = useQuery(read(api.pages.showcase));
  if (!data?.projects.length) return null;
  return (
    <section className={className} aria-labelledby="showcase">
      <h2 id="showcase">{texts.heading}</h2>
      <ul className={classes.projects}>
        {data.projects.map((project) => (
          <li key={project._id} className={classes.project}>
            <Poster project={project} />
            <div className={classes.words}>
              <h3 dir="auto">
                {/* The page of a project for visitors is no screen of the app. */}
                <a href={paths.project(project._id)} className={classes.link}>
                  {project.name}
                </a>
              </h3>
              {project.pitch !== '' && (
                <p dir="auto" className={classes.pitch}>
                  {project.pitch}
                </p>
              )}
              <Tags tags={[STAGES[project.stage], project.category]} />
              <p className={classes.founder}>
                <bdi>{texts.foundedBy(project.founder)}</bdi>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
