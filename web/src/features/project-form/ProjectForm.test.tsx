import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { NO_FACTS } from '../../../../shared/rules/projects/role-facts.ts';
import { dropFiles } from '../../testing/drop-files.ts';
import { fakeBucket, type Outcome } from '../../testing/fake-bucket.ts';
import { fakeServer, json, type Replies, refusal } from '../../testing/fake-server.ts';
import { maya } from '../../testing/people.ts';
import { project as daniels, designer, priya } from '../../testing/projects.ts';
import { renderApp } from '../../testing/render-app.tsx';

const CREATE = 'POST /projects';
const own = {
  ...daniels,
  founder: { _id: maya._id, username: 'maya', name: 'Maya Iyer', profilePicture: '' },
  openRoles: [{ ...designer, limit: 3, filled: 2 }],
};
const READ = `GET /projects/${own._id}`;
const UPDATE = `PUT /projects/${own._id}`;
const POSTER = `POST /projects/${own._id}/poster`;

beforeEach(() => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 64, height: 64, close() {} }));
});

async function open(
  path: string,
  {
    replies = {},
    member = maya,
    bucket = [200],
  }: { replies?: Replies; member?: typeof maya; bucket?: Outcome[] } = {},
) {
  const server = fakeServer({
    'GET /auth/me': () => json(member),
    [CREATE]: () => json({ message: '', project: own }, 201),
    [READ]: () => json({ project: own }),
    [UPDATE]: () => json({ message: '', project: own }),
    [POSTER]: () => json({ message: '', poster: '/media/m/poster.webp' }),
    [`GET /projects/${own._id}/applications`]: () => json([]),
    'GET /projects': () => json({ projects: [], totalPages: 1, currentPage: 1, totalProjects: 0 }),
    'POST /uploads': () =>
      json({ url: '/put', method: 'PUT', headers: {}, path: '/media/uploads/1', expiresIn: 300 }),
    ...replies,
  });
  const uploads = fakeBucket(...bucket);
  return { server, uploads, ...renderApp(path) };
}

const field = (name: string) => screen.getByRole('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });
const picture = (type = 'image/png') => new File(['picture'], 'poster.png', { type });

async function create(setup: Parameters<typeof open>[1] = {}) {
  const app = await open('/projects/create', setup);
  await screen.findByRole('heading', { name: 'Create a New Project' });
  const { user } = app;
  return {
    ...app,
    submit: () => user.click(button('Create Project')),
    async fill() {
      await user.type(field('Project name'), ' Tidewise ');
      await user.type(field('Description'), 'Water levels');
      await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Software');
    },
  };
}

describe('creating a project', () => {
  it('sends what was typed, once however often the button is pressed, and leads to the project', async () => {
    const { server, user, fill, address, toasts } = await create();
    await fill();
    await user.type(field('In one sentence'), ' Rice farmers know the water ');
    await user.type(screen.getByLabelText('Team size'), '5');
    await user.type(field('Website'), 'tidewise.example');
    await user.type(field('Role title'), ' Designer ');
    await user.type(field('Role description'), 'Draws');
    await user.clear(screen.getByLabelText('Number of positions'));
    await user.click(button('Add Role'));
    await user.type(field('Role title'), 'Cook{Enter}');
    await user.dblClick(button('Create Project'));
    await waitFor(() => expect(address()).toBe(`/projects/${own._id}`));
    expect(toasts()).toEqual(['Project created successfully!']);
    expect(server.to(CREATE).map(({ body }) => body)).toEqual([
      {
        name: 'Tidewise',
        pitch: 'Rice farmers know the water',
        description: 'Water levels',
        category: 'Software',
        stage: 'idea',
        teamSize: 5,
        website: 'tidewise.example',
        openRoles: [
          { title: 'Designer', description: 'Draws', limit: 1, ...NO_FACTS },
          { title: 'Cook', description: '', limit: 1, ...NO_FACTS },
        ],
      },
    ]);
    expect(server.to(POSTER)).toHaveLength(0);
  });

  it('says what is missing at its field, and puts the focus on the first', async () => {
    const { server, user, submit } = await create();
    await user.type(screen.getByLabelText('Team size'), '51');
    await user.type(field('Website'), 'not a link');
    await submit();
    expect(field('Project name')).toHaveAccessibleDescription('Project name is required');
    expect(field('Project name')).toHaveFocus();
    expect(field('Description')).toHaveAccessibleDescription('Project description is required');
    expect(screen.getByRole('combobox', { name: 'Category' })).toHaveAccessibleDescription(
      'Please select a category',
    );
    expect(screen.getByLabelText('Team size')).toHaveAccessibleDescription(
      /^Team size must be a whole number from 1 to 50/,
    );
    expect(field('Website')).toBeInvalid();
    expect(server.to(CREATE)).toHaveLength(0);
  });

  it('keeps every word when the server refuses, and is the same intent when nobody knows whether it was made', async () => {
    const { server, fill, submit, toasts, address } = await create({
      replies: {
        [CREATE]: [() => json({}, 500), () => json({ message: '', project: own }, 201)],
      },
    });
    await fill();
    await submit();
    await waitFor(() => expect(toasts()).toEqual(['Error creating project']));
    expect(field('Project name')).toHaveValue(' Tidewise ');
    await submit();
    await waitFor(() => expect(address()).toBe(`/projects/${own._id}`));
    const [first, second] = server.to(CREATE).map(({ headers }) => headers.get('idempotency-key'));
    expect(second).toBe(first);
  });

  it('shows what the server finds wrong at its field', async () => {
    const { fill, submit } = await create({
      replies: {
        [CREATE]: () =>
          json(
            {
              message: 'Too odd',
              error: 'Too odd',
              code: 'INVALID',
              issues: [{ path: 'name', message: 'Too odd' }],
            },
            400,
          ),
      },
    });
    await fill();
    await submit();
    await waitFor(() => expect(field('Project name')).toHaveAccessibleDescription('Too odd'));
    await waitFor(() => expect(field('Project name')).toHaveFocus());
  });

  it('asks before what was typed is lost', async () => {
    const { user, fill, address } = await create();
    await fill();
    await user.click(button('Cancel'));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(address()).toBe('/projects'));
  });

  it('is for founders', async () => {
    const { address } = await open('/projects/create', { member: { ...maya, ...priya } });
    await waitFor(() => expect(address()).toBe('/projects'));
  });
});

describe('the open-roles builder', () => {
  it('keeps what is typed for the next role while the one before is being checked', async () => {
    await create();
    fireEvent.change(field('Role title'), { target: { value: 'Cook' } });
    fireEvent.click(button('Add Role'));
    fireEvent.change(field('Role title'), { target: { value: 'Accountant' } });
    expect(await screen.findByRole('button', { name: 'Remove: Cook' })).toBeInTheDocument();
    expect(field('Role title')).toHaveValue('Accountant');
  });

  it('needs a title of its own for each role, and lets go of what was added', async () => {
    const { user } = await create();
    await user.click(button('Add Role'));
    expect(field('Role title')).toHaveAccessibleDescription('Role title is required');
    await user.type(field('Role title'), 'Designer{Enter}');
    await user.type(field('Role title'), 'DESIGNER{Enter}');
    expect(field('Role title')).toHaveAccessibleDescription('Each role needs a title of its own');
    await user.clear(field('Role title'));
    await user.click(button('Remove: Designer'));
    const question = await screen.findByRole('dialog', { name: 'Remove this role?' });
    expect(question).toHaveTextContent('What you have written for the Designer role will be gone.');
    await user.click(within(question).getByRole('button', { name: 'Remove' }));
    expect(screen.getByText('No roles added yet')).toBeInTheDocument();
    expect(field('Role title')).toHaveFocus();
  });

  it('does not lose a role that was written and not added', async () => {
    const { server, user, fill, submit } = await create();
    await fill();
    await user.type(field('Role description'), 'Cooks');
    await submit();
    expect(field('Role title')).toHaveAccessibleDescription('Role title is required');
    expect(server.to(CREATE)).toHaveLength(0);
    await user.type(field('Role title'), 'Cook');
    await submit();
    await waitFor(() => expect(server.to(CREATE)).toHaveLength(1));
    expect(server.to(CREATE)[0]?.body).toMatchObject({
      openRoles: [{ title: 'Cook', description: 'Cooks', limit: 1 }],
    });
  });
});

describe('the poster', () => {
  it('is uploaded, then the project is created, then it gets its poster', async () => {
    const { server, uploads, user, fill, submit, address } = await create();
    await fill();
    await user.upload(screen.getByLabelText('Add poster'), picture());
    await screen.findByText('Change poster');
    await submit();
    await waitFor(() => expect(address()).toBe(`/projects/${own._id}`));
    expect(uploads).toHaveLength(1);
    expect(server.to(POSTER)[0]?.body).toEqual({ poster: '/media/uploads/1' });
  });

  it('that cannot be stored is tried again without a second project and a second upload', async () => {
    const { server, uploads, user, fill, submit, toasts, address } = await create({
      replies: {
        [POSTER]: [
          () => refusal(403, 'Not now'),
          () => json({ message: '', poster: '/media/m/poster.webp' }),
        ],
      },
    });
    await fill();
    await user.upload(screen.getByLabelText('Add poster'), picture());
    await screen.findByText('Change poster');
    await submit();
    await waitFor(() =>
      expect(toasts()).toEqual([
        'Your project is there, but its poster could not be stored. Please try again.',
      ]),
    );
    await submit();
    await waitFor(() => expect(address()).toBe(`/projects/${own._id}`));
    expect([CREATE, UPDATE, POSTER].map((route) => server.to(route).length)).toEqual([1, 1, 2]);
    expect(uploads).toHaveLength(1);
  });

  it('makes no project when its upload fails', async () => {
    const { server, user, fill, submit, toasts } = await create({ bucket: ['broken'] });
    await fill();
    await user.upload(screen.getByLabelText('Add poster'), picture());
    await screen.findByText('Change poster');
    await submit();
    await waitFor(() => expect(toasts()).toEqual(['The upload failed. Please try again.']));
    expect(server.to(CREATE)).toHaveLength(0);
  });

  it('may be dropped, and is refused like a chosen one', async () => {
    await create();
    const looks = screen.getByRole('region', { name: 'How it looks' });
    await dropFiles(looks, [picture('application/pdf')]);
    expect(await screen.findByText('Please upload an image file')).toBeInTheDocument();
    await dropFiles(looks, [picture()]);
    expect(await screen.findByText('Change poster')).toBeInTheDocument();
    expect(screen.queryByText('Please upload an image file')).not.toBeInTheDocument();
  });

  it('is a picture that can be read', async () => {
    const { user } = await create();
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('unreadable')));
    await user.upload(screen.getByLabelText('Add poster'), picture());
    expect(await screen.findByText('Error processing image')).toBeInTheDocument();
  });
});

describe('editing a project', () => {
  const edit = (setup: Parameters<typeof open>[1] = {}) => open(`/projects/${own._id}/edit`, setup);

  it('shows how it stands, and sends all of it with the roles under their ids', async () => {
    const { server, user, toasts, address } = await edit();
    await screen.findByRole('heading', { name: 'Edit Project' });
    const summary = await screen.findByRole('region', { name: 'Where it stands' });
    for (const fact of ['MVP Completed', '3', '1']) expect(summary).toHaveTextContent(fact);
    await user.click(button('Edit: Designer'));
    expect(field('Role title')).toHaveFocus();
    await user.clear(field('Role title'));
    await user.type(field('Role title'), 'Illustrator');
    await user.click(button('Update Role'));
    await user.click(button('Update Project'));
    await waitFor(() => expect(address()).toBe(`/projects/${own._id}`));
    expect(toasts()).toEqual(['Project updated successfully!']);
    expect(server.to(UPDATE)[0]?.body).toEqual({
      name: own.name,
      pitch: own.pitch,
      description: own.description,
      category: own.category,
      stage: own.stage,
      teamSize: '',
      website: '',
      openRoles: [
        {
          _id: designer._id,
          title: 'Illustrator',
          description: designer.description,
          limit: 3,
          ...NO_FACTS,
        },
      ],
    });
  });

  it('sends what is said of a role in its details, which stand open where there are any', async () => {
    const stored = {
      ...own,
      openRoles: [{ ...designer, skills: ['Figma'], pay: { min: 1, max: 2, currency: 'NOK' }, paused: true }],
    };
    const { server, user } = await edit({ replies: { [READ]: () => json({ project: stored }) } });
    await user.click(await screen.findByRole('button', { name: 'Edit: Designer' }));
    expect(screen.queryByRole('button', { name: 'Add details' })).not.toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Currency' })).toHaveValue('NOK');
    await user.click(screen.getByRole('checkbox', { name: 'Pause applications' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Place of work' }), 'Hybrid');
    await user.type(field('Location'), ' Lisbon ');
    await user.type(field('Equity to (%)'), '1.5');
    await user.clear(field('Pay from (a year)'));
    await user.clear(field('Pay to (a year)'));
    await user.type(field('Question for applicants'), 'Why boats?');
    await user.click(button('Update Project'));
    await waitFor(() => expect(server.to(UPDATE)).toHaveLength(1));
    expect(server.to(UPDATE)[0]?.body).toMatchObject({
      openRoles: [
        {
          skills: ['Figma'],
          commitment: '',
          place: 'hybrid',
          location: 'Lisbon',
          equity: { min: 1.5, max: 1.5 },
          pay: null,
          question: 'Why boats?',
          paused: false,
        },
      ],
    });
  });

  it('says what is wrong with the details of a role where it stands', async () => {
    const { server, user } = await edit();
    await user.type(await screen.findByRole('textbox', { name: 'Role title' }), 'Cook');
    await user.click(button('Add details'));
    await user.type(field('Equity from (%)'), '101');
    await user.click(button('Add Role'));
    expect(field('Equity from (%)')).toHaveAccessibleDescription(
      'Equity must be a number of percent from 0 to 100',
    );
    expect(field('Equity from (%)')).toHaveFocus();
    expect(server.to(UPDATE)).toHaveLength(0);
  });

  it('begins with what is stored now, not with what was read before', async () => {
    const { server, user } = await open(`/projects/${own._id}`, {
      replies: {
        [READ]: [() => json({ project: own }), () => json({ project: { ...own, name: 'Tidewiser' } })],
      },
    });
    await user.click(await screen.findByRole('link', { name: 'Edit Project' }));
    await waitFor(() => expect(field('Project name')).toHaveValue('Tidewiser'));
    expect(server.to(READ)).toHaveLength(2);
  });

  it('refuses fewer positions than are filled, and a team beyond 20 or below its members', async () => {
    const { user } = await edit();
    await user.click(await screen.findByRole('button', { name: 'Edit: Designer' }));
    await user.clear(screen.getByLabelText('Number of positions'));
    await user.type(screen.getByLabelText('Number of positions'), '1');
    await user.click(button('Update Role'));
    expect(screen.getByLabelText('Number of positions')).toHaveAccessibleDescription(
      'A role cannot have fewer positions than are filled',
    );
    await user.click(
      within(screen.getByRole('region', { name: 'Open Roles' })).getByRole('button', { name: 'Cancel' }),
    );
    await user.type(screen.getByLabelText('Team size'), '21');
    await user.click(button('Update Project'));
    expect(screen.getByLabelText('Team size')).toHaveAccessibleDescription(
      /^Team size must be a whole number from 1 to 20/,
    );
  });

  it('asks before a role goes for which people may have applied', async () => {
    const { user } = await edit();
    await user.click(await screen.findByRole('button', { name: 'Remove: Designer' }));
    const dialog = await screen.findByRole('dialog', { name: 'Remove this role?' });
    expect(dialog).toHaveTextContent('Open applications for the Designer role will be cancelled');
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('No roles added yet')).toBeInTheDocument();
  });

  it('sends anybody else to the project, and says why', async () => {
    const { address, toasts } = await edit({ replies: { [READ]: () => json({ project: daniels }) } });
    await waitFor(() => expect(address()).toBe(`/projects/${own._id}`));
    expect(toasts()).toEqual(['Only the project founder can edit this project']);
  });

  it('tells what could not be loaded', async () => {
    await edit({ replies: { [READ]: () => refusal(403, 'Not today') } });
    expect(await screen.findByRole('heading', { name: 'Failed to load project data' })).toBeInTheDocument();
    expect(screen.getByText('Not today')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to Projects' })).toHaveAttribute('href', '/projects');
  });

  it('tells that there is no such project', async () => {
    await edit({ replies: { [READ]: () => refusal(404, 'Project Not Found') } });
    expect(await screen.findByRole('heading', { name: 'Project Not Found' })).toBeInTheDocument();
  });

  it('asks visitors to sign in', async () => {
    await edit({ replies: { 'GET /auth/me': () => refusal(401, 'No') } });
    expect(await screen.findByRole('heading', { name: 'Authentication Required' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Login to Continue' })).toHaveAttribute('href', '/login');
  });
});
