import fc from 'fast-check';
import { Parser } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import type { VisitedProfile } from '../../shared/rules/members/visitor-view.ts';
import '../testing/environment.ts';
import { rounds } from '../testing/rounds.ts';
import { type Page, partsOf } from './page.ts';
import { profilePage } from './profile.ts';
import { projectPage } from './project.ts';

const ATTACKS = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '</title></head><body onload=alert(1)>',
  '</script><script>alert(1)</script>',
  '<!--',
  '-->',
  ']]>',
  '&lt;script&gt;',
  '$&$1$`',
  'javascript:alert(1)',
  '\u2028\u2029\u202e\0\ud800',
  '<svg/onload=alert(1)>',
  '{{constructor.constructor("alert(1)")()}}',
];

const text = fc.oneof(
  fc.constantFrom(...ATTACKS),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.array(fc.constantFrom(...ATTACKS, ' ', '\n\n', 'a'), { maxLength: 6 }).map((parts) => parts.join('')),
);

const profile: fc.Arbitrary<VisitedProfile> = fc.record({
  name: text,
  username: fc.constantFrom('ana', 'jane.doe', 'a_b-c'),
  headline: text,
  about: text,
  skills: fc.array(text, { maxLength: 3 }),
  experience: fc.array(
    fc.record({
      title: text,
      company: text,
      startDate: fc.constantFrom('', '2024-01-01T00:00:00.000Z'),
      endDate: fc.constant(null),
      description: text,
    }),
    { maxLength: 2 },
  ),
  education: fc.array(
    fc.record({ school: text, fieldOfStudy: text, startYear: fc.constant(2020), endYear: fc.constant(null) }),
    { maxLength: 2 },
  ),
});

const ID = 'A'.repeat(16);

const profiles = fc
  .record({
    profile,
    projects: fc.array(fc.record({ _id: fc.constant(ID), name: text, pitch: text }), { maxLength: 2 }),
  })
  .map((member) => profilePage(member));

const projects = fc
  .record({
    name: text,
    pitch: text,
    description: text,
    founder: text,
    poster: fc.constantFrom('', '/media/a/b-10x10.webp'),
    website: text,
    roles: fc.array(fc.record({ title: text, description: text, skills: fc.array(text), location: text }), {
      maxLength: 3,
    }),
  })
  .map(({ founder, roles, ...project }) => {
    const named = roles.map((role, at) => ({ ...role, _id: `role${at}` }));
    return projectPage({
      project: {
        ...project,
        _id: ID,
        category: 'Software',
        stage: 'idea',
        roles: named,
        founder: { _id: ID, username: 'ana', name: founder, profilePicture: '' },
        founderVersion: 1,
        createdAt: '2026-01-01T00:00:00.000Z',
        updatedAt: '2026-01-01T00:00:00.000Z',
        version: 1,
      },
      seats: { roles: Object.fromEntries(named.map(({ _id }) => [_id, { limit: 1, filled: 0 }])) },
    });
  });

const TAGS = new Set(
  'title meta link script div header a img span nav main article h1 p section h2 ul li h3 bdi footer'.split(
    ' ',
  ),
);
const ATTRIBUTES = new Set(
  'name content rel href property type id class src alt width height aria-label dir'.split(' '),
);
const LINK = /^(\/|mailto:|https?:\/\/)/;

/** What a parser finds in a page that nobody may bring about by a text. */
function found(page: Page): string[] {
  const { head, body } = partsOf(page);
  const wrong: string[] = [];
  let scripts = 0;
  const parser = new Parser({
    onopentag(tag, attributes) {
      if (!TAGS.has(tag)) wrong.push(`<${tag}>`);
      if (tag === 'script') scripts += attributes.type === 'application/ld+json' ? 1 : 2;
      for (const [name, value] of Object.entries(attributes)) {
        if (!ATTRIBUTES.has(name)) wrong.push(`${tag} ${name}`);
        if ((name === 'href' || name === 'src') && value !== '' && !LINK.test(value))
          wrong.push(`${name}=${value}`);
      }
    },
    oncomment: (comment) => void wrong.push(`comment ${comment}`),
    onprocessinginstruction: (name) => void wrong.push(`instruction ${name}`),
  });
  parser.end(`${head}${body}`);
  return [...wrong, ...(scripts === 1 ? [] : [`${scripts} scripts`])];
}

describe('what members write', () => {
  const numRuns = rounds(500, 10_000);

  it('is text and nothing else on the page of a profile', () => {
    fc.assert(
      fc.property(profiles, (page) => void expect(found(page)).toEqual([])),
      { numRuns },
    );
  });

  it('is text and nothing else on the page of a project', () => {
    fc.assert(
      fc.property(projects, (page) => void expect(found(page)).toEqual([])),
      { numRuns },
    );
  });
});
