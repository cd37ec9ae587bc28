import type { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import { contract } from '../../shared/api/index.ts';
import { API_PREFIX } from '../../shared/api/route.ts';
import type { Firewall } from '../stages.ts';

const { auth, passkeys, recoveryCodes } = contract;

interface Limit {
  name: string;
  /** Calls from one address in five minutes. */
  calls: number;
  /** The routes whose calls are counted together, with all below their paths. */
  routes: { path: string }[];
}

/** What is limited by itself, because programs try it: a route more is a line here. */
const limitsOf = ({ signInsPerAddress, signUpsPerAddress, linksPerAddress }: Firewall): Limit[] => [
  {
    name: 'SignInsPerAddress',
    calls: signInsPerAddress,
    routes: [auth.login, passkeys.login, recoveryCodes.login],
  },
  { name: 'SignUpsPerAddress', calls: signUpsPerAddress, routes: [auth.signup] },
  { name: 'LinksPerAddress', calls: linksPerAddress, routes: [auth.forgotPassword, auth.signInLink] },
];

/** As the API reads a path: `%6C` is a letter, and neither `//` nor `/./` leads elsewhere. */
const AS_READ = [
  { priority: 0, type: 'URL_DECODE' },
  { priority: 1, type: 'NORMALIZE_PATH' },
];

const leadsTo = ({ path }: { path: string }): CfnWebACL.StatementProperty => ({
  byteMatchStatement: {
    fieldToMatch: { uriPath: {} },
    positionalConstraint: 'STARTS_WITH',
    searchString: `${API_PREFIX}${path}`,
    textTransformations: AS_READ,
  },
});

/** One statement for several: AWS takes an `or` of two or more only. */
function anyOf(routes: Limit['routes']): CfnWebACL.StatementProperty {
  const [one, ...others] = routes.map(leadsTo);
  return one && others.length === 0 ? one : { orStatement: { statements: routes.map(leadsTo) } };
}

const FIVE_MINUTES = 300;

/** Limits of one address, for all that it asks for and for what programs try; what is too much is answered with 429. */
export function limitsPerAddress(firewall: Firewall): Omit<CfnWebACL.RuleProperty, 'priority'>[] {
  const rule = (name: string, limit: number, scopeDownStatement?: CfnWebACL.StatementProperty) => ({
    name,
    action: { block: { customResponse: { responseCode: 429 } } },
    statement: {
      rateBasedStatement: {
        aggregateKeyType: 'IP',
        limit,
        evaluationWindowSec: FIVE_MINUTES,
        ...(scopeDownStatement && { scopeDownStatement }),
      },
    },
    visibilityConfig: { metricName: name, cloudWatchMetricsEnabled: true, sampledRequestsEnabled: true },
  });
  return [
    rule('RatePerAddress', firewall.requestsPerAddress),
    ...limitsOf(firewall).map(({ name, calls, routes }) => rule(name, calls, anyOf(routes))),
  ];
}
