import type { SeedMember } from './types.ts';

const investor = (
  username: string,
  name: string,
  joined: number,
  [min, max]: [number, number],
  profile: SeedMember['profile'],
  banner?: string,
): SeedMember => ({
  username,
  name,
  role: 'investor',
  joined,
  profile: { ...profile, investmentRange: { min, max } },
  ...(banner && { banner }),
});

export const INVESTORS: SeedMember[] = [
  investor(
    'daniel',
    'Daniel Okafor',
    355,
    [50_000, 150_000],
    {
      headline: 'Early-stage investor, climate and food. First cheques of 50 to 150 thousand',
      about:
        'I write first cheques for teams that know their customers by name. Before investing I ran supply chains for twelve years, so I ask plain questions about logistics. Eleven companies so far; I answer every message, also with a no.',
      location: 'Lagos, Nigeria',
      organization: 'Second Harvest Capital',
      skills: ['Supply chains', 'Unit economics', 'Hiring'],
      experience: [
        {
          title: 'Partner',
          company: 'Second Harvest Capital',
          startDate: '2019-03-01',
          endDate: null,
          description: 'First cheques in food, cold chains and coastal economies.',
        },
        {
          title: 'Head of Supply Chain',
          company: 'Palmgrove Foods',
          startDate: '2007-01-01',
          endDate: '2019-02-28',
          description: 'From two warehouses to nineteen, in four countries.',
        },
      ],
      education: [
        {
          school: 'Lagoon City University',
          fieldOfStudy: 'Industrial Engineering',
          startYear: 2001,
          endYear: 2006,
        },
      ],
      investmentInterests: ['Software', 'Artificial Intelligence', 'Nonprofits'],
    },
    'skyline',
  ),
  investor('lena', 'Lena Hoffmann', 343, [10_000, 60_000], {
    headline: 'Angel investor in health and education. Former hospital physician',
    about:
      'Twenty years on wards. I invest small sums and many hours, mostly in teams who have never met a hospital buyer.',
    location: 'Leipzig, Germany',
    organization: 'Independent',
    investmentInterests: ['Education', 'Fitness', 'Artificial Intelligence'],
  }),
  investor('viktor', 'Viktor Novák', 322, [100_000, 400_000], {
    headline: 'Seed investor in software that runs where nobody looks: security, ledgers, compliance',
    location: 'Prague, Czechia',
    organization: 'Cellar Door Partners',
    investmentInterests: ['Cyber Security', 'Finance', 'Software'],
  }),
  investor(
    'ines',
    'Inês Carvalho',
    270,
    [80_000, 250_000],
    {
      headline: 'Ocean and coast fund. Patient money, short e-mails',
      about: 'We hold for ten years and visit every company twice a year, by train where there is one.',
      location: 'Porto, Portugal',
      organization: 'Maré Ventures',
      investmentInterests: ['Artificial Intelligence', 'Nonprofits', 'Travel'],
    },
    'coast',
  ),
  investor('samuel', 'Samuel Boateng', 205, [25_000, 120_000], {
    headline: 'Investor and former bank director. Small business finance, West and East Africa',
    location: 'Accra, Ghana',
    organization: 'Boateng & Daughters',
    investmentInterests: ['Finance', 'E-Commerce', 'Marketing'],
  }),
  investor(
    'harpreet',
    'Harpreet Gill',
    160,
    [200_000, 750_000],
    {
      headline: 'Growth investor in things that can be repaired: bikes, tools, buildings',
      about: 'I look for businesses that earn more the longer a thing lasts.',
      location: 'Vancouver, Canada',
      organization: 'Longhold',
      investmentInterests: ['E-Commerce', 'Real Estate', 'Travel'],
    },
    'mesh',
  ),
  investor('bruno', 'Bruno Teixeira', 104, [15_000, 50_000], {
    headline: 'Angel investor after thirty years in publishing. Games, crafts and words',
    location: 'Lisbon, Portugal',
    organization: 'Independent',
    investmentInterests: ['Creativity', 'Gaming', 'Education'],
  }),
  investor('linh', 'Linh Tran', 44, [40_000, 180_000], {
    headline: 'First-time fund manager. Tools for farms, markets and the roads between them',
    location: 'Da Nang, Vietnam',
    organization: 'Delta Seed Fund',
    investmentInterests: ['Software', 'Web 3', 'E-Commerce'],
  }),
];
