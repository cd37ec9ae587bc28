import type { CurrentUser } from '../../../../../shared/model/member.ts';
import { educationSpan, experienceSpan } from '../../../../../shared/rules/members/history-spans.ts';
import { profileForVisitors } from '../../../../../shared/rules/members/visitor-view.ts';
import { profileScreens } from '../../../../../shared/texts/members/profile-screens.ts';
import { publicPage as texts } from '../../../../../shared/texts/members/public-page.ts';
import { Dialog } from '../../../components/feedback/Dialog.tsx';
import { Tags } from '../../../components/lists/Tags.tsx';
import classes from './VisitorPreview.module.css';

interface Station {
  title: string;
  facts: string[];
  text?: string;
}

/** What people without an account see of a member, in the order in which they see it. */
export default function VisitorPreview({ member, onClose }: { member: CurrentUser; onClose: () => void }) {
  const { name, headline, about, skills, experience, education } = profileForVisitors(member);
  const now = new Date();
  const isEmpty = !headline && !about && skills.length + experience.length + education.length === 0;
  return (
    <Dialog title={texts.previewTitle} onClose={onClose}>
      <div className={classes.page}>
        <div>
          <p className={classes.name}>{name}</p>
          {headline !== '' && <p>{headline}</p>}
        </div>
        {isEmpty && <p className={classes.facts}>{texts.nothingYet}</p>}
        {about !== '' && (
          <section>
            <h3>{profileScreens.about}</h3>
            <p className={classes.text}>{about}</p>
          </section>
        )}
        <Stations
          title={profileScreens.experience}
          stations={experience.map((one) => ({
            title: one.title || one.company,
            facts: [one.title && one.company, experienceSpan(one, now)],
            text: one.description,
          }))}
        />
        <Stations
          title={profileScreens.education}
          stations={education.map((one) => ({
            title: one.school || one.fieldOfStudy,
            facts: [one.school && one.fieldOfStudy, educationSpan(one, now)],
          }))}
        />
        {skills.length > 0 && (
          <section>
            <h3>{profileScreens.skills}</h3>
            <Tags tags={skills} />
          </section>
        )}
      </div>
    </Dialog>
  );
}

function Stations({ title, stations }: { title: string; stations: Station[] }) {
  if (stations.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <ul className={classes.stations}>
        {stations.map(({ title: what, facts, text }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list stands still, and its entries have no names of their own.
          <li key={at}>
            <p className={classes.what}>{what}</p>
            <p className={classes.facts}>{facts.filter(Boolean).join(' · ')}</p>
            {text && <p className={classes.text}>{text}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
