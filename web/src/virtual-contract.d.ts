declare module 'virtual:contract' {
  type Contract = typeof import('../../shared/api/index.ts').contract;

  /** Where a route is; its types come from the contract itself. */
  export interface RoutePlace {
    method: import('../../shared/api/route.ts').Method;
    path: string;
  }

  export const API_PREFIX: string;
  export const facts: { [Resource in keyof Contract]: { [Call in keyof Contract[Resource]]: RoutePlace } };
}
