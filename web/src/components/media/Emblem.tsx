import { Avatar, type AvatarProps } from '@mantine/core';
import { initialsOf } from '../text/tone.ts';
import classes from './Emblem.module.css';

interface EmblemProps extends AvatarProps {
  /** The company or school; its initials stand in for a missing or broken logo. */
  name: string;
}

/** A square logo. Decorative: the name always stands beside it. */
export const Emblem = ({ name, ...rest }: EmblemProps) => (
  <Avatar
    {...rest}
    radius="md"
    alt=""
    imageProps={{ loading: 'lazy', decoding: 'async' }}
    classNames={{ root: classes.emblem, image: classes.logo }}
    aria-hidden="true"
  >
    {initialsOf(name)}
  </Avatar>
);
