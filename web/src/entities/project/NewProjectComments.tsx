import { newComments as text } from '../../../../shared/texts/common/news.ts';
import type { LiveParts } from '../../components/live/live-parts.ts';
import { NewsButton } from '../../components/live/NewsButton.tsx';
import { formatted } from '../../components/text/count.ts';
import { IconUp } from '../../theme/icons.ts';

/** Says how many comments on a project have come since they were read, and shows them. */
export const NewProjectComments = ({ count, onShow }: LiveParts['newProjectComments']) => (
  <NewsButton
    text={count > 0 ? text(count, formatted(count)) : ''}
    icon={<IconUp size={18} stroke={2} aria-hidden="true" />}
    side="above"
    onShow={onShow}
  />
);
