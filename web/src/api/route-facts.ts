/** What the client knows of a route: its method, its path and its full name, such as `posts.like`. */
export interface RouteFacts {
  method: string;
  path: string;
  name: string;
}
