import type { Application, OwnApplication, Project } from '../../../shared/model/project.ts';
import type { OpenRole } from '../../../shared/model/role.ts';
import { NO_FACTS } from '../../../shared/rules/projects/role-facts.ts';
import { daniel, maya } from './people.ts';

const person = ({ _id, username, name, profilePicture }: Project['founder']): Project['founder'] => ({
  _id,
  username,
  name,
  profilePicture,
});

/** A job seeker who looks at projects. */
export const priya = {
  ...maya,
  _id: 'priya00000000001',
  username: 'priya',
  name: 'Priya Nair',
  userRole: 'job_seeker',
} as const;

export const designer: OpenRole = {
  _id: 'role000000000001',
  title: 'Designer',
  description: 'Buttons that farmers press with wet hands.',
  limit: 2,
  filled: 0,
  saved: false,
  ...NO_FACTS,
};

/** A project of Daniel's with one open role, in which nobody else is. */
export const project: Project = {
  _id: 'project000000001',
  name: 'Tidewise',
  pitch: '',
  description: 'Water levels for rice farmers.',
  category: 'Software',
  stage: 'MVP',
  status: 'open',
  website: '',
  poster: '',
  teamSize: null,
  founder: person(daniel),
  upvotes: [],
  upvoteCount: 3,
  upvoted: false,
  interested: false,
  interestCount: 0,
  saved: false,
  openRoles: [designer],
  teamMembers: [{ userId: person(daniel), role: 'Founder', joinDate: '2026-01-01T00:00:00.000Z' }],
  pastMembers: [],
  applications: [],
  comments: [],
  commentCount: 0,
  updates: 0,
  medianReplyHours: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
};

/** Priya's application for its role. */
export const application: Application = {
  _id: 'a'.repeat(48),
  userId: person(priya),
  roleTitle: designer.title,
  message: 'I draw.',
  answer: '',
  status: 'pending',
  createdAt: '2026-01-02T00:00:00.000Z',
  stage: 'sent',
  history: [{ stage: 'sent', at: '2026-01-02T00:00:00.000Z' }],
  declineReason: null,
  declineNote: '',
  respondBy: '2026-01-16T00:00:00.000Z',
};

const { userId: _applicant, ...own } = application;

/** The same among Priya's own. */
export const ownApplication: OwnApplication = {
  ...own,
  roleId: designer._id,
  project: { _id: project._id, name: project.name, poster: '', founder: project.founder },
};
