import { educationSpan, experienceSpan } from '../../shared/rules/members/history-spans.ts';
import type { VisitedProfile } from '../../shared/rules/members/visitor-view.ts';
import { withReturn } from '../../shared/rules/return-link.ts';
import { shortened } from '../../shared/rules/texts/bytes.ts';
import { publicPages as texts } from '../../shared/texts/pages/public-pages.ts';
import { type Html, html } from './html.ts';
import { chips, type Page, paragraphs, SUMMARY_BYTES, section } from './page.ts';
import { profilePicture } from './pictures/address.ts';
import type { VisitedMember } from './store/visited.ts';

/** A station of somebody's life: what, where and when, as far as it is known. */
function station(what: string, where: string, when: string, description = ''): Html {
  return html`<li><h3 dir="auto">${what || where}</h3>
${what !== '' && where !== '' && html`<p dir="auto">${where}</p>`}
${when !== '' && html`<p class="public-facts">${when}</p>`}
${paragraphs(description)}</li>`;
}

const list = (items: Html[]): Html[] =>
  items.length > 0 ? [html`<ul class="public-list">${items}</ul>`] : [];

function historyOf({ experience, education }: VisitedProfile, now: Date) {
  return {
    experience: experience.map((one) =>
      station(one.title, one.company, experienceSpan(one, now), one.description),
    ),
    education: education.map((one) => station(one.school, one.fieldOfStudy, educationSpan(one, now))),
  };
}

/** The page for visitors of a member who allows it. */
export function profilePage({ profile, projects }: VisitedMember, now = new Date()): Page {
  const { name, username, headline, about, skills } = profile;
  const path = `/profile/${encodeURIComponent(username)}`;
  const history = historyOf(profile, now);
  const summary = headline || shortened(about, SUMMARY_BYTES) || texts.profileSummary(name);
  const skillList = chips(skills);
  return {
    path,
    title: texts.profileTitle(name),
    description: summary,
    picture: profilePicture(username),
    about: {
      '@type': 'ProfilePage',
      mainEntity: {
        '@type': 'Person',
        name,
        alternateName: username,
        description: summary,
        ...(skills.length > 0 && { knowsAbout: skills }),
      },
    },
    main: html`<article>
<h1 dir="auto">${name}</h1>
${headline !== '' && html`<p class="public-lead" dir="auto">${headline}</p>`}
<p><a class="public-action" href="${withReturn('/login', path)}">${texts.signInToConnect}</a></p>
${section(texts.about, paragraphs(about))}
${section(texts.experience, list(history.experience))}
${section(texts.education, list(history.education))}
${section(texts.skills, skillList ? [skillList] : [])}
${section(
  texts.projects,
  list(
    projects.map(
      ({ _id, name: called, pitch }) =>
        html`<li><h3 dir="auto"><a href="/projects/${_id}">${called}</a></h3>${pitch !== '' && html`<p dir="auto">${pitch}</p>`}</li>`,
    ),
  ),
)}
</article>`,
  };
}
