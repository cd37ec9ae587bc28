import { paths } from '../../routing/paths.ts';
import { count } from '../../ui/count.ts';
import { TextLink } from '../../ui/TextLink.tsx';

/** How many connections somebody has, leading to their list. */
export function ConnectionCount({
  username,
  connectionCount,
}: {
  username: string;
  connectionCount: number;
}) {
  return <TextLink to={paths.connections(username)}>{count(connectionCount, 'connection')}</TextLink>;
}
