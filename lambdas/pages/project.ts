import { STAGES } from '../../shared/choices.ts';
import { NO_FACTS } from '../../shared/rules/projects/role-facts.ts';
import { factsOf } from '../../shared/rules/projects/role-words.ts';
import { withReturn } from '../../shared/rules/return-link.ts';
import { shortened } from '../../shared/rules/texts/bytes.ts';
import { publicPages as texts } from '../../shared/texts/pages/public-pages.ts';
import type { ProjectItem, RoleText, Seats } from '../projects/store/items.ts';
import { type Html, html } from './html.ts';
import { chips, type Page, paragraphs, SUMMARY_BYTES, section } from './page.ts';
import { projectPicture } from './pictures/address.ts';

/** What of a project its page shows. */
interface Shown {
  project: ProjectItem;
  seats: Pick<Seats, 'roles'>;
}

/** The roles that have a place left and take applications. */
function openRoles({ project, seats }: Shown): RoleText[] {
  if (project.closed) return [];
  return project.roles.filter(({ _id, paused }) => {
    const { limit, filled } = seats.roles[_id] ?? { limit: 0, filled: 0 };
    return !paused && filled < limit;
  });
}

function roleItem(role: RoleText): Html {
  const { title, description, skills, ...facts } = { ...NO_FACTS, ...role };
  const known = factsOf(facts).join(' · ');
  return html`<li><h3 dir="auto">${title}</h3>
${known !== '' && html`<p class="public-facts"><bdi>${known}</bdi></p>`}
${paragraphs(description)}${chips(skills)}</li>`;
}

/** The page of a project for visitors: what its founder has written, and the roles that are open. */
export function projectPage(shown: Shown): Page {
  const {
    _id,
    name,
    pitch = '',
    description,
    category,
    stage,
    poster,
    website,
    founder,
    closed,
    createdAt,
  } = shown.project;
  const path = `/projects/${_id}`;
  const roles = openRoles(shown);
  const summary = pitch || shortened(description, SUMMARY_BYTES) || texts.projectSummary(name, founder.name);
  const action = roles.length > 0 ? texts.signInToApply : texts.signInToSee;
  return {
    path,
    title: texts.projectTitle(name),
    description: summary,
    picture: projectPicture(_id),
    about: {
      '@type': 'WebPage',
      name,
      description: summary,
      dateCreated: createdAt,
      mainEntity: {
        '@type': 'Organization',
        name,
        description: summary,
        founder: { '@type': 'Person', name: founder.name },
        ...(website && { sameAs: website }),
      },
    },
    main: html`<article>
${poster !== '' && html`<img class="public-poster" src="${poster}" alt="" width="1200" height="630">`}
<h1 dir="auto">${name}</h1>
${pitch !== '' && html`<p class="public-lead" dir="auto">${pitch}</p>`}
<p class="public-facts">${category} · ${STAGES[stage]} · <bdi>${texts.foundedBy(founder.name)}</bdi></p>
${closed && html`<p class="public-facts">${texts.closed}</p>`}
<p><a class="public-action" href="${withReturn('/login', path)}">${action}</a></p>
${section(texts.about, paragraphs(description))}
${section(texts.openRoles, roles.length > 0 ? [html`<ul class="public-list">${roles.map(roleItem)}</ul>`] : [])}
</article>`,
  };
}
