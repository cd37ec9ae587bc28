import { Avatar, type AvatarProps } from '@mantine/core';
import type { UserCard } from '../../../../shared/model/member.ts';
import { initialsOf, toneOf } from '../../components/text/tone.ts';

interface MemberAvatarProps extends AvatarProps {
  member: Pick<UserCard, '_id' | 'name' | 'profilePicture'>;
}

/** A member's picture, or their initials on a tone of their own. Decorative: the name always stands beside it. */
export function MemberAvatar({ member: { _id, name, profilePicture }, ...rest }: MemberAvatarProps) {
  return (
    <Avatar
      {...rest}
      component="span"
      src={profilePicture}
      alt=""
      imageProps={{ loading: 'lazy', decoding: 'async' }}
      style={{ '--avatar-bg': `var(--hearth-tone-${toneOf(_id)})` }}
      aria-hidden="true"
    >
      {initialsOf(name)}
    </Avatar>
  );
}
