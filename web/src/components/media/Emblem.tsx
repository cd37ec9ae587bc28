import { Avatar, type AvatarProps } from '@mantine/core';
import { initialsOf } from '../../../../shared/rules/members/initials.ts';
import classes from './Emblem.module.css';
import { lazily, pictureSource } from './picture-source.ts';

interface EmblemProps extends AvatarProps {
  src: string;
  /** The company or school; its initials stand in for a missing or broken logo. */
  name: string;
}

/** A square logo. Decorative: the name always stands beside it. */
export const Emblem = ({ name, src, ...rest }: EmblemProps) => (
  <Avatar
    {...rest}
    radius="md"
    alt=""
    src={src}
    imageProps={{ ...pictureSource(src, lazily('72px')), loading: 'lazy', decoding: 'async' }}
    classNames={{ root: classes.emblem, image: classes.logo }}
    aria-hidden="true"
  >
    {initialsOf(name)}
  </Avatar>
);
