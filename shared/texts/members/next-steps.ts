/** What members of each role do next, where a screen has nothing to show yet: why, and the way to it. */
export const nextSteps = {
  feed: {
    founder: { hint: 'Or show what you build: its roles find people.', label: 'Create Project' },
    job_seeker: { hint: 'Or look for the team you want to join.', label: 'See matching roles' },
    investor: { hint: 'Or see what founders build.', label: 'Browse Projects' },
  },
  network: {
    founder: { hint: 'Investors come to those whom they know.', label: 'Find investors' },
    job_seeker: { hint: 'Founders ask whom they know first.', label: 'Find founders' },
    investor: { hint: 'Founders write to investors whom they know.', label: 'Find founders' },
  },
  requests: {
    founder: { hint: 'Investors ask those whose profile says what they build.', label: 'Edit profile' },
    job_seeker: { hint: 'Founders ask those whose profile says what they can do.', label: 'Edit profile' },
    investor: { hint: 'Founders ask those whose profile says what they invest in.', label: 'Edit profile' },
  },
  projects: {
    founder: { hint: 'Say what you build, and whom you look for.', label: 'Create Project' },
    job_seeker: { hint: 'A project whose team you join stands here.', label: 'See matching roles' },
    investor: { hint: 'Projects that you keep an eye on are in your pipeline.', label: 'Open your pipeline' },
  },
  roles: {
    founder: { hint: 'Say whom your project looks for, and it stands here.', label: 'Create Project' },
    job_seeker: { hint: 'Meanwhile, see what founders build.', label: 'Browse Projects' },
    investor: { hint: 'Meanwhile, see what founders build.', label: 'Browse Projects' },
  },
  applications: {
    founder: { hint: 'Who has applied to your projects has a screen of its own.', label: 'Your applicants' },
    job_seeker: {
      hint: 'Find a project with an open role that fits you, and apply for it.',
      label: 'See matching roles',
    },
    investor: { hint: 'Job seekers apply for roles. You may look at projects.', label: 'Browse Projects' },
  },
  notifications: {
    founder: { hint: 'News comes with applications and new connections.', label: 'Find investors' },
    job_seeker: { hint: 'News comes with answers to applications.', label: 'See matching roles' },
    investor: { hint: 'News comes with new connections and with projects.', label: 'Browse Projects' },
  },
  messages: {
    founder: { hint: 'You can also write to whoever has applied.', label: 'Your applicants' },
    job_seeker: {
      hint: 'You can also write to the founders to whom you have applied.',
      label: 'My Applications',
    },
    investor: { hint: 'Founders whom you are connected with are a line away.', label: 'Find founders' },
  },
} as const;
