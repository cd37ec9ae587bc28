import { Button } from '@mantine/core';
import type { Project } from '../../../../shared/model/project.ts';
import { projectParts as texts } from '../../../../shared/texts/projects/project-screens.ts';
import { formatted } from '../../components/text/count.ts';
import { IconUpvote, IconUpvoted } from '../../theme/icons.ts';
import classes from './UpvoteButton.module.css';
import { useUpvote } from './use-upvote.ts';

interface UpvoteButtonProps {
  project: Pick<Project, '_id' | 'upvoted' | 'upvoteCount'>;
  /** `sm` on cards. */
  size?: 'sm' | 'md';
}

/** Upvotes a project; says so once it is done, and how many have. */
export function UpvoteButton({ project, size = 'md' }: UpvoteButtonProps) {
  const upvote = useUpvote(project._id);
  const { upvoted, upvoteCount } = project;
  const Icon = upvoted ? IconUpvoted : IconUpvote;
  return (
    <Button
      size={size}
      variant="default"
      data-disabled={upvoted || undefined}
      leftSection={
        <span className={classes.icon} data-upvoted={upvoted} aria-hidden="true">
          <Icon size={18} stroke={1.75} />
        </span>
      }
      rightSection={<span className={classes.count}>{formatted(upvoteCount)}</span>}
      aria-disabled={upvoted || undefined}
      onClick={upvoted ? undefined : upvote}
    >
      {upvoted ? texts.upvoted : texts.upvote}
    </Button>
  );
}
