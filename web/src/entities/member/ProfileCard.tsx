import { Button, Card } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { CurrentUser } from '../../../../shared/model/member.ts';
import { menus } from '../../../../shared/texts/common/menus.ts';
import * as titles from '../../../../shared/texts/common/titles.ts';
import { people } from '../../../../shared/texts/members/people.ts';
import { shell } from '../../../../shared/texts.ts';
import { TextLink } from '../../components/layout/TextLink.tsx';
import { Banner } from '../../components/media/Banner.tsx';
import { formatted } from '../../components/text/count.ts';
import { paths } from '../../router/paths.ts';
import { MemberAvatar } from './MemberAvatar.tsx';
import { MemberName } from './MemberName.tsx';
import classes from './ProfileCard.module.css';
import { RoleChip } from './RoleChip.tsx';

/** The member's own card: their connections, or what an administrator looks after instead. */
export function ProfileCard({ member }: { member: CurrentUser }) {
  return (
    <Card component="section" className={classes.card} aria-label={people.yourProfile}>
      <Banner id={member._id} picture={member.bannerImg} sizes="20rem" className={classes.banner} />
      <MemberAvatar member={member} className={classes.picture} />
      <div className={classes.who}>
        <p className={classes.name}>
          <MemberName name={member.name} username={member.username} />
        </p>
        {member.headline !== '' && <p className={classes.headline}>{member.headline}</p>}
        <RoleChip role={member.userRole} />
      </div>
      {member.isAdmin ? (
        <ModerationLinks />
      ) : (
        <dl className={classes.facts}>
          <dt>{titles.connections}</dt>
          <dd>
            <TextLink to={paths.connections(member.username)}>{formatted(member.connectionCount)}</TextLink>
          </dd>
        </dl>
      )}
      <div className={classes.links}>
        <Button component={Link} to={paths.profile(member.username)} variant="default">
          {shell.viewProfile}
        </Button>
      </div>
    </Card>
  );
}

function ModerationLinks() {
  return (
    <ul className={classes.duties} aria-label={people.moderation}>
      <li>
        <TextLink to={paths.reports}>{shell.reports}</TextLink>
      </li>
      <li>
        <TextLink to={paths.reportsShowing('suspended')}>{menus.suspended}</TextLink>
      </li>
      <li>
        <TextLink to={paths.reportsShowing('audit')}>{menus.audit}</TextLink>
      </li>
    </ul>
  );
}
