import { type FormEvent, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Profile } from '../../../../../shared/model/member.ts';
import { profileScreens as texts } from '../../../../../shared/texts/profile-screens.ts';
import { useLeaveGuard } from '../../../routing/use-leave-guard.ts';
import { LeaveQuestion } from '../../../ui/LeaveQuestion.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { useAskedField } from '../use-asked-field.ts';
import { BasicsSection } from './BasicsSection.tsx';
import { ContactSection } from './ContactSection.tsx';
import { checkProfile } from './check-profile.ts';
import classes from './EditProfile.module.css';
import { EducationSection } from './EducationSection.tsx';
import { ExperienceSection } from './ExperienceSection.tsx';
import { OrganizationSection } from './OrganizationSection.tsx';
import { PicturesSection } from './PicturesSection.tsx';
import { RoleSection } from './RoleSection.tsx';
import { SaveBar } from './SaveBar.tsx';
import { SkillsSection } from './SkillsSection.tsx';
import { useProfileForm } from './use-profile-form.ts';
import { useSaveProfile } from './use-save-profile.ts';

interface EditProfileProps {
  profile: Profile;
  /** The browser's Back has left the edit mode; the form may ask, and return. */
  wentBack: boolean;
  onChangesKnown: (hasChanges: boolean) => void;
  onClose: () => void;
}

/** The own profile being edited: everything waits for Save. */
export default function EditProfile({ profile, wentBack, onChangesKnown, onClose }: EditProfileProps) {
  const navigate = useNavigate();
  const form = useProfileForm(profile);
  const hasChanges = Object.keys(form.changes).length > 0;
  const guard = useLeaveGuard(hasChanges);
  const close = () => {
    onChangesKnown(false);
    onClose();
  };
  const { save, isSaving, progress } = useSaveProfile({ onSaved: close, onRefused: form.complain });

  const leave = () => {
    onChangesKnown(false);
    guard.leave();
  };

  useEffect(() => onChangesKnown(hasChanges), [hasChanges, onChangesKnown]);
  useEffect(() => {
    // Browsers have begun to answer with a promise, which React would take for a clean-up.
    const toTop = () => {
      window.scrollTo(0, 0);
    };
    toTop();
    return toTop;
  }, []);
  useAskedField(form.ref);
  useEffect(() => {
    if (!isSaving) form.focusWrong();
  });
  const { ask } = guard;
  useEffect(() => {
    if (wentBack) ask(() => onChangesKnown(false));
  }, [wentBack, ask, onChangesKnown]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    const errors = checkProfile(form.draft);
    form.complain(errors);
    if (Object.keys(errors).length > 0) return;
    if (hasChanges) save(form.changes);
    else close();
  };

  return (
    <form ref={form.ref} className={classes.form} noValidate onSubmit={submit}>
      <PageHeading>{texts.edit}</PageHeading>
      <fieldset className={classes.fields} disabled={isSaving}>
        <PicturesSection form={form} memberId={profile._id} />
        <BasicsSection form={form} />
        <OrganizationSection form={form} />
        <ContactSection form={form} />
        <SkillsSection form={form} />
        <ExperienceSection form={form} />
        <EducationSection form={form} />
        <RoleSection form={form} role={profile.userRole} />
      </fieldset>
      <SaveBar isSaving={isSaving} progress={progress} onCancel={() => guard.ask(close)} />
      <LeaveQuestion guard={{ ...guard, leave }} onStay={() => wentBack && void navigate(1)} />
    </form>
  );
}
