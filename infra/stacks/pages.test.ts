import { PAGE_PATHS, PAGE_PICTURE_PATHS } from '../entry-points.ts';
import { stageNamed } from '../stages.ts';
import { functionsOf } from '../testing/functions.ts';
import { templatesOf } from '../testing/stages.ts';

const { pages } = templatesOf('dev');
const factsIn = (template: typeof pages, id = 'pages') => functionsOf(template).get(id);

const allowedTo = (id: string) =>
  factsIn(pages, id)?.statements.filter(({ Effect }) => Effect === 'Allow') ?? [];

describe('the functions of public pages', () => {
  test('answer GET and HEAD of their addresses, and no other', () => {
    const keys = Object.values(pages.findResources('AWS::ApiGatewayV2::Route')).map(
      ({ Properties }) => Properties.RouteKey,
    );
    const paths = [...PAGE_PATHS, ...PAGE_PICTURE_PATHS];
    expect(keys.sort()).toEqual(paths.flatMap((path) => [`GET ${path}`, `HEAD ${path}`]).sort());
  });
});

describe('the function of preview pictures', () => {
  test('reads the table, the word of the distribution and what everybody may look at, and may write nothing', () => {
    const allowed = allowedTo('page-pictures');
    expect(allowed.flatMap(({ Action }) => Action).sort()).toEqual([
      'dynamodb:BatchGetItem',
      'dynamodb:GetItem',
      'dynamodb:Query',
      'logs:CreateLogStream',
      'logs:PutLogEvents',
      's3:GetObject',
      'secretsmanager:GetSecretValue',
    ]);
    const objects = allowed.find(({ Action }) => Action.includes('s3:GetObject'))?.Resource;
    expect(JSON.stringify(objects)).toContain('/media/*');
    expect(objects).toHaveLength(1);
  });

  test('has a whole processor, and ends before messengers have gone', () => {
    expect(factsIn(pages, 'page-pictures')).toMatchObject({ MemorySize: 1_769, Timeout: 10 });
  });
});

describe('the function of public pages', () => {
  test('reads the table and the word of the distribution, and may write nothing', () => {
    const actions = allowedTo('pages').flatMap(({ Action }) => Action);
    expect(actions).toContain('dynamodb:GetItem');
    expect(actions.join(' ')).not.toMatch(
      /dynamodb:(Put|Update|Delete|Batch\w*Write)|s3:|sqs:|lambda:Invoke/,
    );
  });

  test('knows where pages are reported, where the stage says so', () => {
    const contact = 'mailto:holes@hearth.example';
    const staged = templatesOf({ ...stageNamed('dev'), securityContact: contact });
    expect(factsIn(staged.pages)?.environment).toMatchObject({ REPORT_CONTACT: contact });
    expect(factsIn(pages)?.environment).not.toHaveProperty('REPORT_CONTACT');
  });
});
