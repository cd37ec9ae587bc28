import { Avatar, type AvatarProps } from '@mantine/core';
import type { UserCard } from '../../../../shared/model/member.ts';
import { initialsOf } from '../../../../shared/rules/members/initials.ts';
import { lazily, pictureSource } from '../../components/media/picture-source.ts';
import { toneOf } from '../../components/text/tone.ts';

interface MemberAvatarProps extends AvatarProps {
  member: Pick<UserCard, '_id' | 'name' | 'profilePicture'>;
  /** How wide it is shown, when that is more than usual. */
  sizes?: string;
}

/** A member's picture, or their initials on a tone of their own. Decorative: the name always stands beside it. */
export function MemberAvatar({
  member: { _id, name, profilePicture },
  sizes = '72px',
  ...rest
}: MemberAvatarProps) {
  return (
    <Avatar
      {...rest}
      component="span"
      src={profilePicture}
      alt=""
      imageProps={{ ...pictureSource(profilePicture, lazily(sizes)), loading: 'lazy', decoding: 'async' }}
      style={{ '--avatar-bg': `var(--hearth-tone-${toneOf(_id)})` }}
      aria-hidden="true"
    >
      {initialsOf(name)}
    </Avatar>
  );
}
