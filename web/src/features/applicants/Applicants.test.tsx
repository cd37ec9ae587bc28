import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CurrentUser } from '../../../../shared/model/member.ts';
import type { ReceivedApplication } from '../../../../shared/model/project.ts';
import { setKeys } from '../../lib/keys.ts';
import { fakeServer, json, type Replies, refusal, type SeenCall } from '../../testing/fake-server.ts';
import { maya } from '../../testing/people.ts';
import { application, designer, priya, project } from '../../testing/projects.ts';
import { renderApp } from '../../testing/render-app.tsx';

const LIST = 'GET /people/applications';
const founder: CurrentUser = { ...maya, ...project.founder, userRole: 'founder' };

const first: ReceivedApplication = {
  ...application,
  project: { _id: project._id, name: project.name, poster: '' },
  roleId: designer._id,
  match: 80,
  fit: { matchedSkills: ['Figma'], missingSkills: ['Rust'], commitment: 'fits', place: 'unknown' },
  earlier: [
    { projectName: 'Reefwatch', roleTitle: 'Cook', stage: 'declined', createdAt: '2026-01-01T00:00:00.000Z' },
  ],
};
const second: ReceivedApplication = {
  ...first,
  _id: 'b'.repeat(48),
  userId: { ...application.userId, _id: 'tomas00000000001', username: 'tomas', name: 'Tomas Berg' },
  message: 'I code.',
  earlier: [],
};
const NONE = {
  sent: 0,
  seen: 0,
  inTalk: 0,
  accepted: 0,
  declined: 0,
  withdrawn: 0,
  cancelled: 0,
  expired: 0,
};
const pageOf = (applications: ReceivedApplication[], changes = {}) => ({
  applications,
  counts: { ...NONE, sent: applications.length },
  totalApplications: applications.length,
  totalPages: 1,
  currentPage: 1,
  medianReplyHours: 30,
  ...changes,
});

const change = ({ _id }: ReceivedApplication) => `PUT /projects/${project._id}/applications/${_id}`;

/** Answers a change as the server does. */
const changed = ({ body }: SeenCall) => {
  const { status = 'pending', stage = status === 'rejected' ? 'declined' : status } = body as {
    status?: string;
    stage?: string;
  };
  return json({ message: 'ok', status, stage });
};

function open(replies: Replies = {}, path = '/applicants', viewer: CurrentUser = founder) {
  const server = fakeServer({
    'GET /auth/me': () => json(viewer),
    [LIST]: () => json(pageOf([first, second])),
    [`GET /projects/user/${founder._id}`]: () => json({ projects: [project] }),
    'GET /users/priya': () => json({ ...priya, headline: 'Draws boats', skills: ['Figma'], about: '' }),
    'GET /users/tomas': () => refusal(404, 'User not found'),
    [change(first)]: changed,
    [change(second)]: changed,
    ...replies,
  });
  const bodies = (row: ReceivedApplication) => server.to(change(row)).map(({ body }) => body);
  return { server, bodies, ...renderApp(path) };
}

const list = async () => within(await screen.findByRole('list', { name: 'Applications' }));
const row = async (name: RegExp) => (await list()).getByRole('link', { name });
const detail = async (name = 'Priya Nair') => within(await screen.findByRole('article', { name }));

beforeEach(() => setKeys(true));

describe('the applicants of a founder', () => {
  it('say who, for what, and how it stands, with how fast the founder answers', async () => {
    open();
    expect(await row(/Priya Nair.*Designer.*Tidewise.*Answer by/)).toBeInTheDocument();
    expect(await screen.findByText('You usually answer within 30 hours.')).toBeInTheDocument();
    const filter = within(screen.getByRole('group', { name: 'Show' }));
    expect(filter.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'All 2',
      'Sent 2',
      'Seen 0',
      'In talk 0',
    ]);
  });

  it('show all that an applicant has done and learned, the first three at once', async () => {
    const jobs = [1, 2, 3, 4].map((nth) => ({
      title: `Post ${nth}`,
      company: 'Yard',
      startDate: '2020-01-01',
      endDate: '2021-01-01',
      description: nth === 1 ? 'Drew hulls' : '',
      logo: '',
    }));
    const school = { school: 'Riga', fieldOfStudy: 'Design', startYear: 2015, endYear: 2018, logo: '' };
    const { user } = open({
      'GET /users/priya': () => json({ ...priya, experience: jobs, education: [school] }),
    });
    await user.click(await row(/Priya/));
    expect(await (await detail()).findByText(/^Post 1 · Yard · Jan 2020 – Jan 2021/)).toBeInTheDocument();
    expect((await detail()).getByText('Drew hulls')).toBeInTheDocument();
    expect((await detail()).getByText(/^Riga · Design · 2015 – 2018/)).toBeInTheDocument();
    expect((await detail()).queryByText(/^Post 4/)).not.toBeInTheDocument();
    await user.click((await detail()).getByRole('button', { name: 'Show all 4' }));
    expect((await detail()).getByText(/^Post 4/)).toBeInTheDocument();
  });

  it('are narrowed to one stage', async () => {
    const { user, server, address } = open();
    await user.click(await screen.findByRole('button', { name: /^Seen/ }));
    expect(address()).toBe('/applicants?stage=seen');
    expect(server.to(LIST).at(-1)?.search.get('status')).toBe('seen');
  });

  it('are narrowed to one role, the best match first', async () => {
    const { user, server, address } = open();
    const role = await screen.findByRole('combobox', { name: 'Role' });
    await screen.findByRole('option', { name: 'Designer, Tidewise' });
    expect(screen.queryByRole('option', { name: 'Best match first' })).not.toBeInTheDocument();
    await user.selectOptions(role, 'Designer, Tidewise');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Sort by' }), 'Best match first');
    expect(address()).toBe(`/applicants?role=${designer._id}&sort=match`);
    const asked = () => Object.fromEntries(server.to(LIST).at(-1)?.search ?? []);
    await waitFor(() => expect(asked()).toMatchObject({ role: designer._id, sort: 'match' }));
    await user.selectOptions(role, 'All roles');
    expect(address()).toBe('/applicants');
  });

  it('stand in the order of how long they have waited', async () => {
    const { user, server, address } = open();
    await user.selectOptions(
      await screen.findByRole('combobox', { name: 'Sort by' }),
      'Longest waiting first',
    );
    expect(address()).toBe('/applicants?sort=waiting');
    await waitFor(() => expect(server.to(LIST).at(-1)?.search.get('sort')).toBe('waiting'));
  });

  it('go on page by page', async () => {
    const { user, server } = open({
      [LIST]: [
        () => json(pageOf([first], { totalPages: 2 })),
        () => json(pageOf([second], { totalPages: 2, currentPage: 2 })),
      ],
    });
    await user.click(await screen.findByRole('button', { name: 'Show more applications' }));
    expect(await row(/Tomas Berg/)).toBeInTheDocument();
    expect(server.to(LIST)[1]?.search.get('page')).toBe('2');
  });

  it('invite where there are none, and offer to try again', async () => {
    const { user } = open({ [LIST]: [() => refusal(403, 'No'), () => json(pageOf([]))] });
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Nobody has applied yet' })).toBeInTheDocument();
  });

  it.each([
    [[project], 'Find people for Designer', /^\/search\?.*role=job_seeker/],
    [[], 'Create Project', /^\/projects\/create$/],
  ])('lead a founder of %j to %s where there are none', async (projects, name, to) => {
    open({
      [LIST]: () => json(pageOf([])),
      [`GET /projects/user/${founder._id}`]: () => json({ projects }),
    });
    const link = await screen.findByRole('link', { name });
    expect(link.getAttribute('href')).toMatch(to);
  });

  it('are for founders only', async () => {
    const { address } = open({ 'GET /projects': () => refusal(403, 'No') }, '/applicants', priya);
    await waitFor(() => expect(address()).toBe('/projects'));
  });
});

describe('an applicant who is looked at', () => {
  it('is shown with how well they fit, and why', async () => {
    const { user } = open({ [LIST]: () => json(pageOf([first, { ...second, match: null, fit: null }])) });
    await user.click(await row(/Priya Nair.*80% match/));
    const fit = within((await detail()).getByRole('region', { name: 'How well they fit' }));
    expect(fit.getByText('1 of 2 skills')).toBeInTheDocument();
    expect(fit.getByText('wants what the role offers')).toBeInTheDocument();
    expect(fit.getByText('Rust')).toBeInTheDocument();
    await user.click(await row(/Tomas/));
    const other = await detail('Tomas Berg');
    expect(other.queryByRole('region', { name: 'How well they fit' })).not.toBeInTheDocument();
  });

  it('is shown with words, profile and what else they applied for, and seen once', async () => {
    const { user, bodies } = open();
    await user.click(await row(/Priya/));
    const shown = await detail();
    expect(shown.getByText('I draw.')).toBeInTheDocument();
    expect(await shown.findByText('Draws boats')).toBeInTheDocument();
    expect(shown.getAllByText('Figma')).toHaveLength(2);
    expect(shown.getByText('Reefwatch')).toBeInTheDocument();
    await waitFor(() => expect(shown.getAllByText('Seen')).toHaveLength(2));
    expect(bodies(first)).toEqual([{ stage: 'seen' }]);
    expect(screen.getByRole('button', { name: 'Seen 1' })).toBeInTheDocument();
  });

  it('is there without a profile that cannot be read', async () => {
    const { user } = open();
    await user.click(await row(/Tomas/));
    expect(await (await detail('Tomas Berg')).findByText('The profile could not be loaded')).toBeVisible();
  });

  it('is in talk when the founder says so', async () => {
    const { user, bodies } = open();
    await user.click(await row(/Priya/));
    await user.click((await detail()).getByRole('button', { name: 'We are in talk' }));
    expect(await (await detail()).findAllByText('In talk')).toHaveLength(2);
    expect(bodies(first)).toContainEqual({ stage: 'inTalk' });
  });

  it('has a note that only the founder sees', async () => {
    const { user, bodies, toasts } = open();
    await user.click(await row(/Priya/));
    await user.type((await detail()).getByLabelText('Your note'), 'Call her');
    await user.click((await detail()).getByRole('button', { name: 'Save note' }));
    await waitFor(() => expect(toasts()).toEqual(['Note saved']));
    expect(bodies(first)).toContainEqual({ founderNote: 'Call her' });
    expect(screen.queryByRole('button', { name: 'Save note' })).not.toBeInTheDocument();
  });
});

describe('an answer', () => {
  const decline = async (user: ReturnType<typeof open>['user']) => {
    const dialog = within(await screen.findByRole('dialog'));
    await user.selectOptions(dialog.getByLabelText('Reason'), 'The timing does not fit');
    await user.type(dialog.getByLabelText(/^A word to/), 'Good luck');
    await user.click(dialog.getByRole('button', { name: 'Decline' }));
  };
  const DECLINED = { status: 'rejected', reason: 'timing', note: 'Good luck' };

  it('is sent after a few seconds', { timeout: 20_000 }, async () => {
    const { user, bodies } = open({ [LIST]: () => json(pageOf([{ ...first, stage: 'seen' }])) });
    await user.click(await row(/Priya/));
    await user.click((await detail()).getByRole('button', { name: 'Decline' }));
    await decline(user);
    expect(await screen.findByText(/Priya Nair: declined/)).toBeInTheDocument();
    expect(bodies(first)).toEqual([]);
    await waitFor(() => expect(bodies(first)).toEqual([DECLINED]), { timeout: 10_000 });
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    expect((await detail()).queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
  });

  it('is not sent when it is taken back', async () => {
    const { user, bodies, go } = open({ [LIST]: () => json(pageOf([{ ...first, stage: 'seen' }])) });
    await user.click(await row(/Priya/));
    await user.click((await detail()).getByRole('button', { name: 'Accept' }));
    expect(await (await detail()).findAllByText('Accepted')).toHaveLength(2);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect((await detail()).getByRole('button', { name: 'Accept' })).toBeInTheDocument();
    await go('/terms');
    expect(bodies(first)).toEqual([]);
  });

  it('is sent at once when the screen or the page is left', async () => {
    const { user, bodies, go } = open();
    await user.click(await row(/Priya/));
    await user.click((await detail()).getByRole('button', { name: 'Accept' }));
    await go('/terms');
    await waitFor(() => expect(bodies(first)).toContainEqual({ status: 'accepted' }));
  });

  it('is sent when the tab is closed', async () => {
    const { user, bodies } = open();
    await user.click(await row(/Tomas/));
    await user.click((await detail('Tomas Berg')).getByRole('button', { name: 'Accept' }));
    window.dispatchEvent(new Event('pagehide'));
    await waitFor(() => expect(bodies(second)).toContainEqual({ status: 'accepted' }));
  });

  it('is polite in the words that are suggested for its reason, which can be changed', async () => {
    const { user, bodies, go } = open();
    await user.click(await row(/Priya/));
    await user.click((await detail()).getByRole('button', { name: 'Decline' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.selectOptions(dialog.getByLabelText('Reason'), 'The position is filled');
    await user.click(dialog.getByRole('button', { name: 'Suggest a word' }));
    const word = dialog.getByLabelText(/^A word to/);
    expect(word).toHaveFocus();
    expect(word).toHaveValue(
      'Thank you for applying, and for the time you took. The position is filled by now. We would be glad to hear from you again.',
    );
    expect(dialog.queryByRole('button', { name: 'Suggest a word' })).not.toBeInTheDocument();
    await user.type(word, ' Maya');
    await user.click(dialog.getByRole('button', { name: 'Decline' }));
    await go('/terms');
    await waitFor(() =>
      expect(bodies(first)).toContainEqual({
        status: 'rejected',
        reason: 'filled',
        note: expect.stringMatching(/hear from you again\. Maya$/),
      }),
    );
  });

  it('goes to several at once, with one word to each', async () => {
    const { user, bodies, go } = open();
    await user.click(await screen.findByRole('checkbox', { name: 'Select Priya Nair, Designer' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Tomas Berg, Designer' }));
    expect(screen.getByText('2 selected')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Decline selected' }));
    expect(await screen.findByRole('dialog', { name: 'Decline 2 applications?' })).toBeInTheDocument();
    await decline(user);
    expect(await screen.findByText(/2 people: declined/)).toBeInTheDocument();
    await go('/terms');
    await waitFor(() => {
      for (const one of [first, second]) expect(bodies(one)).toEqual([DECLINED]);
    });
  });

  it('says for whom it could not be given', async () => {
    const { user, toasts, go } = open({
      [change(first)]: ({ body }) =>
        'status' in (body as object)
          ? refusal(400, 'Team size limit reached')
          : changed({ body } as SeenCall),
    });
    await user.click(await row(/Priya/));
    await user.click((await detail()).getByRole('button', { name: 'Accept' }));
    await go('/terms');
    await waitFor(() => expect(toasts()).toEqual(['Team size limit reached']));
  });
});

describe('the keys', () => {
  it('lead from one to the next, and answer', async () => {
    const { user, bodies, go } = open();
    await row(/Priya/);
    await user.keyboard('j');
    await detail();
    await user.keyboard('j');
    await detail('Tomas Berg');
    await user.keyboard('d');
    expect(await screen.findByRole('dialog', { name: 'Decline Tomas Berg?' })).toBeInTheDocument();
    await user.keyboard('{Escape}k');
    await detail();
    await user.keyboard('a');
    expect(await screen.findByText(/Priya Nair: accepted/)).toBeInTheDocument();
    await go('/terms');
    await waitFor(() => expect(bodies(first)).toContainEqual({ status: 'accepted' }));
    expect(bodies(second)).toEqual([{ stage: 'seen' }]);
  });

  it('open the conversation', async () => {
    const { user, address } = open();
    await user.click(await row(/Priya/));
    await detail();
    await user.keyboard('m');
    await waitFor(() => expect(address()).toMatch(/^\/messages\/.*with=priya&application=a{48}$/));
  });

  it('do nothing while something is typed, and can be turned off', async () => {
    const { user } = open();
    await user.click(await row(/Priya/));
    await user.type((await detail()).getByLabelText('Your note'), 'adjk');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.clear((await detail()).getByLabelText('Your note'));
    await user.click(screen.getByRole('button', { name: 'Turn keys off' }));
    await user.keyboard('d');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Turn keys on' })).toBeInTheDocument();
  });
});
