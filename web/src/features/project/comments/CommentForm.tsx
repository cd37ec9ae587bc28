import { COMMENT_MAX } from '../../../../../shared/limits.ts';
import { comments as commentTexts } from '../../../../../shared/texts/posts/comments.ts';
import { commentScreens as texts } from '../../../../../shared/texts/posts/post-screens.ts';
import { WriteForm } from '../../../components/forms/WriteForm.tsx';
import { useAddComment } from './use-add-comment.ts';

interface CommentFormProps {
  projectId: string;
  draft: string;
  onDraft: (draft: string) => void;
  onAdded: () => void;
}

/** Where a comment on a project is written. */
export function CommentForm({ projectId, draft, onDraft, onAdded }: CommentFormProps) {
  const { add, isAdding } = useAddComment(projectId, () => {
    onDraft('');
    onAdded();
  });
  return (
    <WriteForm
      label={texts.write}
      minRows={2}
      value={draft}
      max={COMMENT_MAX}
      tooLong={commentTexts.tooLong}
      action={texts.submit}
      isBusy={isAdding}
      onChange={onDraft}
      onSubmit={add}
    />
  );
}
