import { PAGE_PATHS } from '../entry-points.ts';
import { stageNamed } from '../stages.ts';
import { functionsOf } from '../testing/functions.ts';
import { templatesOf } from '../testing/stages.ts';

const { pages } = templatesOf('dev');
const factsIn = (template: typeof pages) => functionsOf(template).get('pages');

describe('the function of public pages', () => {
  test('answers GET and HEAD of its addresses, and no other', () => {
    const keys = Object.values(pages.findResources('AWS::ApiGatewayV2::Route')).map(
      ({ Properties }) => Properties.RouteKey,
    );
    expect(keys.sort()).toEqual(PAGE_PATHS.flatMap((path) => [`GET ${path}`, `HEAD ${path}`]).sort());
  });

  test('reads the table and the word of the distribution, and may write nothing', () => {
    const allowed = factsIn(pages)?.statements.filter(({ Effect }) => Effect === 'Allow') ?? [];
    const actions = allowed.flatMap(({ Action }) => Action);
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
