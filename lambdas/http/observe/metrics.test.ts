import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contract } from '../../../shared/api/index.ts';
import { configure } from '../../testing/environment.ts';
import { countField, type Measured, metricFields } from './metrics.ts';

const call = (changes: Partial<Measured> = {}): Measured => ({
  route: contract.posts.list.name,
  status: 200,
  milliseconds: 12,
  rru: 0,
  wru: 0,
  ...changes,
});

/** The names of what is counted of a call, with whether each route is counted on its own. */
function metricsOf(measured: Measured): Record<string, 'stage' | 'route'> {
  const { _aws } = metricFields(measured) as {
    _aws: { CloudWatchMetrics: { Dimensions: string[][]; Metrics: { Name: string }[] }[] };
  };
  return Object.fromEntries(
    _aws.CloudWatchMetrics.flatMap(({ Dimensions, Metrics }) =>
      Metrics.map(({ Name }) => [Name, Dimensions.length > 1 ? 'route' : 'stage']),
    ),
  );
}

beforeEach(() => configure({ METRICS_NAMESPACE: 'Hearth-unit', METRICS_PER_ROUTE: true }));
afterEach(() => configure({ METRICS_NAMESPACE: undefined, METRICS_PER_ROUTE: false }));

describe('the metrics of a call', () => {
  it.each([
    ['one that costs nothing', {}, { milliseconds: 'route' }],
    ['a read', { rru: 1.5 }, { milliseconds: 'route', rru: 'route' }],
    ['one that fails', { status: 503 }, { milliseconds: 'route', failed: 'route' }],
    ['one without a session', { status: 401 }, { milliseconds: 'route', unauthenticated: 'stage' }],
    ['one too many', { status: 429 }, { milliseconds: 'route', limited: 'stage' }],
    ['one that is refused for another reason', { status: 404 }, { milliseconds: 'route' }],
  ])('are those that it has: %s', (_, changes, metrics) => {
    expect(metricsOf(call(changes))).toEqual(metrics);
  });

  it.each([contract.auth.login, contract.passkeys.login, contract.recoveryCodes.login])(
    'tell how often signing in is refused: $name',
    ({ name }) => {
      expect(metricsOf(call({ route: name, status: 400 }))).toHaveProperty('refusedSignIns');
      expect(metricsOf(call({ route: name, status: 200 }))).not.toHaveProperty('refusedSignIns');
    },
  );

  it('stand in the line under their names, as the format wants it', () => {
    expect(metricFields(call({ status: 500 }))).toMatchObject({ failed: 1 });
  });

  it('are not those of single routes where the stage does not pay for them', () => {
    configure({ METRICS_PER_ROUTE: false });
    expect(metricsOf(call({ rru: 1 }))).toEqual({ milliseconds: 'stage', rru: 'stage' });
  });

  it('count single things of the stage in lines that are no call’s', () => {
    expect(countField('administratorSignIns')).toMatchObject({
      administratorSignIns: 1,
      _aws: {
        CloudWatchMetrics: [
          {
            Namespace: 'Hearth-unit',
            Dimensions: [[]],
            Metrics: [{ Name: 'administratorSignIns', Unit: 'Count' }],
          },
        ],
      },
    });
    configure({ METRICS_NAMESPACE: undefined });
    expect(countField('administratorSignIns')).toEqual({});
  });

  it('are none where nobody reads them', () => {
    configure({ METRICS_NAMESPACE: undefined });
    expect(metricFields(call({ status: 500 }))).toEqual({});
  });
});
