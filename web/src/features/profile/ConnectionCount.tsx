import * as nouns from '../../../../shared/texts/common/nouns.ts';
import { TextLink } from '../../components/layout/TextLink.tsx';
import { count } from '../../components/text/count.ts';
import { paths } from '../../router/paths.ts';

/** How many connections somebody has, leading to their list. */
export function ConnectionCount({
  username,
  connectionCount,
}: {
  username: string;
  connectionCount: number;
}) {
  return <TextLink to={paths.connections(username)}>{count(connectionCount, nouns.connection)}</TextLink>;
}
