import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { publicPage as texts } from '../../../../../shared/texts/members/public-page.ts';
import { api } from '../../../api/client.ts';
import { messageOf } from '../../../api/error.ts';
import { useMember, useSetMember } from '../../../api/session.ts';
import { useSend } from '../../../api/use-send.ts';
import { lazyPart } from '../../../components/feedback/lazy-part.tsx';
import { OverlayBoundary } from '../../../components/feedback/OverlayBoundary.tsx';
import { toast } from '../../../components/feedback/toast.ts';
import { Section } from '../../../components/layout/Section.tsx';
import { ShareButton } from '../../../components/share/ShareButton.tsx';
import { paths } from '../../../router/paths.ts';
import classes from './PublicPage.module.css';

const VisitorPreview = lazyPart(() => import('./VisitorPreview.tsx'));

/** Whether people without an account may read the viewer's profile, and what they see of it. */
export function PublicPage() {
  const member = useMember();
  const setMember = useSetMember();
  const [isPreviewed, setPreviewed] = useState(false);
  const { mutate, isPending, variables } = useSend(api.users.updateProfile, {
    // A second press waits for the first: a box that is disabled meanwhile would lose the focus.
    scope: 'public-page',
    onSuccess: setMember,
    onError: (error) => toast.error(messageOf(error, texts.failed)),
  });
  const isPublic = isPending ? variables.body?.public === true : member.public;
  return (
    <Section title={texts.title}>
      <Checkbox
        label={texts.allow}
        checked={isPublic}
        onChange={({ currentTarget }) => mutate({ body: { public: currentTarget.checked } })}
      />
      <p className={classes.hint}>{texts.hint}</p>
      <div className={classes.actions}>
        <Button variant="default" onClick={() => setPreviewed(true)}>
          {texts.preview}
        </Button>
        {member.public && <ShareButton title={member.name} path={paths.profile(member.username)} />}
      </div>
      {isPreviewed && (
        <OverlayBoundary onClose={() => setPreviewed(false)}>
          <VisitorPreview member={member} onClose={() => setPreviewed(false)} />
        </OverlayBoundary>
      )}
    </Section>
  );
}
