import { packageHoles } from './package-holes.ts';

const reportOf = (vulnerabilities: object) => JSON.stringify({ auditReportVersion: 2, vulnerabilities });

test('packages with holes that are high or critical are named with their versions', () => {
  const vulnerabilities = {
    one: { name: 'one', severity: 'critical', range: '<1.2.3' },
    two: { name: 'two', severity: 'high', range: '*' },
    three: { name: 'three', severity: 'moderate', range: '*' },
    four: { name: 'four', severity: 'low', range: '*' },
  };
  expect(packageHoles(reportOf(vulnerabilities))).toEqual(['one <1.2.3: critical', 'two *: high']);
});

test('a report without holes names none', () => {
  expect(packageHoles(reportOf({}))).toEqual([]);
});

test.each([
  [
    'the registry has no such list',
    JSON.stringify({ message: '405 Method Not Allowed', error: { summary: '' } }),
  ],
  ['nobody answers', JSON.stringify({ error: { code: 'ENOTFOUND' } })],
  ['npm says nothing', ''],
  ['npm says something else', 'npm error'],
])('there is no report when %s', (_, text) => {
  expect(packageHoles(text)).toBeUndefined();
});
