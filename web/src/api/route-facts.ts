import type { RoutePlace } from 'virtual:contract';

/** What the client knows of a route: its method, its path and its full name, such as `posts.like`. */
export interface RouteFacts extends RoutePlace {
  name: string;
}
