declare module 'virtual:contract' {
  type Contract = typeof import('../../shared/api/index.ts').contract;

  /** Path and method of a route, which is GET when absent; its types come from the contract itself. */
  export type RoutePlace = string;

  export const API_PREFIX: string;
  export const facts: { [Resource in keyof Contract]: { [Call in keyof Contract[Resource]]: RoutePlace } };
}
