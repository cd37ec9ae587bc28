import type { ComponentProps } from 'react';
import type { CurrentUser } from '../../../../../shared/model/member.ts';
import { shell as texts } from '../../../../../shared/texts.ts';
import { MemberAvatar } from '../../../entities/member/MemberAvatar.tsx';
import { IconOpenMenu } from '../../../theme/icons.ts';
import classes from './MeMenu.module.css';

/** The button of the Me menu. */
export function MeButton({ member, ...rest }: { member: CurrentUser } & ComponentProps<'button'>) {
  return (
    <button type="button" aria-haspopup="menu" {...rest} className={classes.target}>
      <MemberAvatar member={member} size="sm" />
      {texts.me}
      <IconOpenMenu size={16} aria-hidden="true" />
    </button>
  );
}
