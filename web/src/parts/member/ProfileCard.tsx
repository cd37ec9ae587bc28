import type { CurrentUser } from '../../../../shared/model/member.ts';
import { shell } from '../../../../shared/texts.ts';
import { paths } from '../../routing/paths.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { formatted } from '../../ui/count.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { MemberName } from './MemberName.tsx';
import classes from './ProfileCard.module.css';
import { RoleChip } from './RoleChip.tsx';

/** The member's own card. */
export function ProfileCard({ member }: { member: CurrentUser }) {
  return (
    <section className={classes.card} aria-label="Your profile">
      <Banner id={member._id} picture={member.bannerImg} className={classes.banner} />
      <Avatar
        id={member._id}
        name={member.name}
        picture={member.profilePicture}
        size="lg"
        className={classes.picture}
      />
      <div className={classes.who}>
        <p className={classes.name}>
          <MemberName name={member.name} username={member.username} />
        </p>
        {member.headline !== '' && <p className={classes.headline}>{member.headline}</p>}
        <RoleChip role={member.userRole} />
      </div>
      <dl className={classes.facts}>
        <dt>Connections</dt>
        <dd>
          <TextLink to={paths.connections(member.username)}>{formatted(member.connectionCount)}</TextLink>
        </dd>
      </dl>
      <div className={classes.links}>
        <ButtonLink to={paths.profile(member.username)} variant="plain">
          {shell.viewProfile}
        </ButtonLink>
      </div>
    </section>
  );
}
