import type { SeedMember } from './types.ts';

const founder = (
  username: string,
  name: string,
  joined: number,
  profile: SeedMember['profile'],
  banner?: string,
): SeedMember => ({ username, name, role: 'founder', joined, profile, ...(banner && { banner }) });

export const FOUNDERS: SeedMember[] = [
  founder(
    'maya',
    'Maya Iyer',
    362,
    {
      headline: 'Founder of Tidewise, forecasting harvests for small fisheries',
      about:
        'Ten years of marine data at a research institute taught me that the people who need forecasts most never see them. Tidewise puts a ten-day forecast on a five-year-old phone. We work with 40 fishing families along the Konkan coast and are preparing our pilot with the second cooperative.',
      location: 'Goa, India',
      organization: 'Tidewise',
      skills: ['Oceanography', 'Data products', 'Fundraising', 'Field research'],
      experience: [
        {
          title: 'Founder',
          company: 'Tidewise',
          startDate: '2025-11-15',
          endDate: null,
          description: 'Product, field work and the first two hires.',
        },
        {
          title: 'Senior Data Scientist',
          company: 'Institute for Coastal Research',
          startDate: '2014-07-01',
          endDate: '2025-10-31',
          description: 'Built the regional wave and plankton models, and the team around them.',
        },
      ],
      education: [
        {
          school: 'Konkan University',
          fieldOfStudy: 'Physical Oceanography',
          startYear: 2009,
          endYear: 2014,
        },
      ],
      founderInfo: { startupStage: 'prototype', lookingFor: ['team', 'funding'] },
    },
    'coast',
  ),
  founder(
    'jonas',
    'Jonas Lindqvist',
    361,
    {
      headline: 'Building Kettle, shared kitchens for food startups',
      about:
        'I ran restaurant kitchens for fourteen years and counted how many hours they stood cold. Kettle rents those hours to people who cannot sign a ten-year lease.',
      location: 'Malmö, Sweden',
      organization: 'Kettle',
      skills: ['Operations', 'Food safety', 'Sales'],
      founderInfo: { startupStage: 'growth', lookingFor: ['funding'] },
    },
    'embers',
  ),
  founder(
    'ingrid',
    'Ingrid Solberg',
    345,
    {
      headline: 'Quiet Hours: less noise on hospital wards at night. Now part of a hospital group',
      about:
        'Nurse, then engineer, then founder. After the sale I stay for two years to see the sensors into every ward, and I like to help first-time founders read a term sheet.',
      location: 'Bergen, Norway',
      organization: 'Quiet Hours',
      skills: ['Health care', 'Embedded systems', 'Negotiation'],
      founderInfo: { startupStage: 'exit', lookingFor: ['team'] },
    },
    'night',
  ),
  founder('hana', 'Hana Kimura', 310, {
    headline: 'Ledgerline: bookkeeping that a market trader can do between two customers',
    about:
      'Auditor for eight years. The smallest businesses have the hardest books, because nobody has the time to keep them. We read them from voice notes and photos of receipts.',
    location: 'Nairobi, Kenya',
    organization: 'Ledgerline',
    skills: ['Accounting', 'Product', 'Regulation'],
    founderInfo: { startupStage: 'fundraising', lookingFor: ['funding', 'mentorship'] },
  }),
  founder(
    'tomas',
    'Tomás Rivera',
    300,
    {
      headline: 'Aula Abierta: evening classes that travel to the village',
      about:
        'I taught in a city school for nine years, and on weekends in the village I come from. The second one needed me more.',
      location: 'Oaxaca, Mexico',
      organization: 'Aula Abierta',
      skills: ['Teaching', 'Community building', 'Grant writing'],
      founderInfo: { startupStage: 'idea', lookingFor: ['team'] },
    },
    'night',
  ),
  founder(
    'freya',
    'Freya Mackay',
    290,
    {
      headline: 'Footpath: walking routes written by the people who live along them',
      about:
        'Former mountain guide. Walkers bring money to places that roads have forgotten, if the map tells them where to stop.',
      location: 'Inverness, Scotland',
      organization: 'Footpath',
      skills: ['Cartography', 'Partnerships', 'Guiding'],
      founderInfo: { startupStage: 'growth', lookingFor: ['team', 'customers'] },
    },
    'terraces',
  ),
  founder(
    'kofi',
    'Kofi Asante',
    262,
    {
      headline: 'Solar cold rooms for vegetable markets',
      about:
        'My mother sold tomatoes in Kejetia. Four of ten went soft before Saturday. Coolbox is for her and for the six hundred stalls around hers.',
      location: 'Kumasi, Ghana',
      organization: 'Coolbox',
      skills: ['Refrigeration', 'Unit economics', 'Hardware'],
      founderInfo: { startupStage: 'MVP', lookingFor: ['funding', 'team'] },
    },
    'terraces',
  ),
  founder('malik', 'Malik Johnson', 255, {
    headline: 'Sturdy: the exercises your physiotherapist gave you, and somebody who asks about them',
    location: 'Bristol, England',
    organization: 'Sturdy',
    skills: ['Physiotherapy', 'Behaviour change', 'Product'],
    founderInfo: { startupStage: 'MVP', lookingFor: ['team', 'customers'] },
  }),
  founder(
    'arjun',
    'Arjun Patel',
    248,
    {
      headline: 'Loomwork: weavers sell their patterns, not only their hours',
      about:
        'Third generation of a weaving family, first one with a spreadsheet. Loomwork licenses patterns to textile makers and pays the weaver each time one is used.',
      location: 'Ahmedabad, India',
      organization: 'Loomwork',
      skills: ['Textiles', 'Licensing', 'Marketplaces'],
      founderInfo: { startupStage: 'fundraising', lookingFor: ['funding'] },
    },
    'weave',
  ),
  founder('chiara', 'Chiara Bellini', 232, {
    headline: 'Plain Words: letters from authorities, in language that people understand',
    about:
      'I translated law for fifteen years. Most letters can be half as long and twice as clear, and then fewer people miss their deadlines.',
    location: 'Bologna, Italy',
    organization: 'Plain Words',
    skills: ['Plain language', 'Law', 'Public sector'],
    founderInfo: { startupStage: 'growth', lookingFor: ['team', 'funding'] },
  }),
  founder('grace', 'Grace Wanjiru', 214, {
    headline: 'Marketday: a shop window for people who sell on the street',
    location: 'Kisumu, Kenya',
    organization: 'Marketday',
    skills: ['Marketing', 'Photography', 'Street retail'],
    founderInfo: { startupStage: 'MVP', lookingFor: ['customers', 'team'] },
  }),
  founder(
    'elif',
    'Elif Demir',
    198,
    {
      headline: 'Common Roof: neighbours who buy and run their houses together',
      about:
        'Architect. I have designed forty buildings for people I never met, and want the next forty to be for people who sit at the table from the first sketch.',
      location: 'Izmir, Türkiye',
      organization: 'Common Roof',
      skills: ['Architecture', 'Cooperatives', 'Finance models'],
      founderInfo: { startupStage: 'prototype', lookingFor: ['funding', 'mentorship'] },
    },
    'street',
  ),
  founder('nomsa', 'Nomsa Dlamini', 186, {
    headline: 'Lanternfish: security for clinics that have no security team',
    about:
      'Ten years of incident response. The calls that stayed with me came from small clinics on a Friday evening.',
    location: 'Durban, South Africa',
    organization: 'Lanternfish',
    skills: ['Incident response', 'Risk', 'Training'],
    founderInfo: { startupStage: 'buildingMVP', lookingFor: ['team'] },
  }),
  founder(
    'mateo',
    'Mateo Salazar',
    168,
    {
      headline: 'Second Wheel: cargo bikes, refurbished and with a warranty',
      location: 'Medellín, Colombia',
      organization: 'Second Wheel',
      skills: ['Repair', 'Logistics', 'Retail'],
      founderInfo: { startupStage: 'growth', lookingFor: ['funding', 'team'] },
    },
    'street',
  ),
  founder('leila', 'Leila Haddad', 124, {
    headline: 'Earshot: a hearing test for children that needs a phone and five quiet minutes',
    about:
      'Audiologist. One child in thirty hears badly and most are found too late. A test that a teacher can give changes that.',
    location: 'Tunis, Tunisia',
    organization: 'Earshot',
    skills: ['Audiology', 'Clinical studies', 'Signal processing'],
    founderInfo: { startupStage: 'prototype', lookingFor: ['team', 'funding'] },
  }),
  founder('yuki', 'Yuki Tanaka', 110, {
    headline: 'Moss & Dice: board games in which the table wins or loses together',
    location: 'Kyoto, Japan',
    organization: 'Moss & Dice',
    skills: ['Game design', 'Prototyping', 'Print production'],
    founderInfo: { startupStage: 'buildingMVP', lookingFor: ['team', 'customers'] },
  }),
  founder(
    'diego',
    'Diego Fuentes',
    70,
    {
      headline: 'Seedproof: a shared record of who keeps which seeds',
      about:
        'Agronomist. Seed keepers know each other by name and by handshake. I want that trust to reach beyond the next valley.',
      location: 'Cusco, Peru',
      organization: 'Seedproof',
      skills: ['Agronomy', 'Archives', 'Distributed ledgers'],
      founderInfo: { startupStage: 'idea', lookingFor: ['team', 'mentorship'] },
    },
    'terraces',
  ),
];
