import { useCanOpen } from '../../routing/catalog.ts';
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
  const canOpen = useCanOpen();
  const list = paths.connections(username);
  const words = count(connectionCount, 'connection');
  return canOpen(list) ? <TextLink to={list}>{words}</TextLink> : <span>{words}</span>;
}
