import { Button } from '@mantine/core';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { STAGES } from '../../../../shared/choices.ts';
import type { Project } from '../../../../shared/model/project.ts';
import { projectCard as texts } from '../../../../shared/texts/project-screens.ts';
import { Tabs } from '../../components/lists/Tabs.tsx';
import { Tags } from '../../components/lists/Tags.tsx';
import { Banner } from '../../components/media/Banner.tsx';
import { count } from '../../components/text/count.ts';
import { MemberName } from '../../entities/member/MemberName.tsx';
import { UpvoteButton } from '../../entities/project/UpvoteButton.tsx';
import { paths } from '../../router/paths.ts';
import { CommentsPanel } from './CommentsPanel.tsx';
import { DetailsPanel } from './DetailsPanel.tsx';
import classes from './ProjectCard.module.css';
import { TeamPanel } from './TeamPanel.tsx';

const seatsLeft = ({ openRoles }: Project): number =>
  openRoles.reduce((seats, { limit, filled }) => seats + Math.max(0, limit - filled), 0);

/** A project in the list: poster, name, stage, category, founder, seats and upvote. */
export function ProjectCard({ project }: { project: Project }) {
  const { _id, name, poster, founder, stage, category, commentCount } = project;
  const heading = useId();
  const address = paths.project(_id);
  const seats = seatsLeft(project);
  return (
    <article className={classes.card} aria-labelledby={heading}>
      <Banner id={_id} picture={poster} className={classes.poster} />
      <div className={classes.head}>
        <h2 id={heading} className={classes.name}>
          <Link to={address}>{name}</Link>
        </h2>
        <p className={classes.facts}>
          <span>
            {texts.by} <MemberName name={founder.name} username={founder.username} />
          </span>
          {seats > 0 && <span>{count(seats, 'open position')}</span>}
        </p>
        <Tags tags={[STAGES[stage], category]} />
      </div>
      <div className={classes.tabs}>
        <Tabs
          label={name}
          tabs={[
            { name: texts.team, panel: <TeamPanel project={project} /> },
            { name: texts.details, panel: <DetailsPanel project={project} /> },
            { name: texts.comments, count: commentCount, panel: <CommentsPanel project={project} /> },
          ]}
        />
      </div>
      <div className={classes.foot}>
        <UpvoteButton project={project} size="sm" />
        <Button
          component={Link}
          variant="subtle"
          size="sm"
          to={address}
          aria-label={`${texts.viewDetails}: ${name}`}
        >
          {texts.viewDetails}
        </Button>
      </div>
    </article>
  );
}
