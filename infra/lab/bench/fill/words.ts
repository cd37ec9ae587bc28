const list = (words: string): readonly string[] => words.split(' ');

export const MEMBER_WORDS = {
  firstNames: list(
    'Grace Ada Amara Arjun Bruno Chiara Cleo Daniel Diego Elif Esi Freya Hana Harpreet Ines Ingrid Jonas Kofi Leila Lena Linh Malik Marcus Mateo Maya Nomsa Noor Omar Pavel Priya Rafael Samuel Sofia Thandi Tomas Viktor Yuki Zainab',
  ),
  lastNames: list(
    'Abara Adeyemi Aydin Banerjee Bergman Castillo Chandra Costa Dlamini Eriksen Farouk Fischer Garcia Haddad Hansen Ibrahim Ivanov Jansen Kaplan Keita Larsen Lindqvist Marino Mensah Moreau Nakamura Novak Okafor Osei Petrov Quist Ramos Rossi Saito Silva Tanaka Torres Usman Varga Weber Yilmaz Zhang',
  ),
  headlines: [
    'Building calm software for small shops',
    'Looking for a team that ships',
    'Backs people who repair things',
    'Designer of forms that nobody fears',
    'Turns field notes into products',
  ],
  organizations: ['Tidewise', 'Commonroof', 'Quiet Hours', 'Loomwork', ''],
  places: ['Hyderabad, Telangana, India', 'Lisbon, Portugal', 'Nairobi, Kenya', 'Oslo, Norway'],
} as const;

export const POST_TEXT =
  'We have spent the week with the people who will use this, and came home with a shorter list than we had left with. Three things they asked for are done, two we will not build, and one we had not thought of at all. If you know somebody who runs a small workshop, we would love to listen to them too.';

export const COMMENT_TEXT = 'Congratulations, well done! I would love to hear more about this.';

export const PROJECT_NOUNS = list(
  'Harbour Orchard Lantern Compass Kettle Bridge Garden Signal Ledger Anchor Meadow Mosaic Pilot Quarry River Shelter Thread Valley Window Yard',
);

/** Sentences of which descriptions are made: each project has a few. */
export const PROJECT_SENTENCES = [
  'Forecasts for fishers who plan their week by the weather.',
  'A shared calendar for workshops with more orders than benches.',
  'Repairs old sensors instead of replacing them.',
  'Lessons that work on a bad connection and an older phone.',
  'Keeps the books of market stalls without asking for a receipt twice.',
  'Finds a second home for furniture that offices throw away.',
  'Turns meeting notes into decisions that people remember.',
  'Cold rooms that run on the sun and tell when they need help.',
  'Matches tenants who share tools, gardens and childcare.',
  'Plain words for contracts that nobody reads.',
] as const;
