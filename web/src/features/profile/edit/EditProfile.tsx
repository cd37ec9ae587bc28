import { useRef } from 'react';
import type { Profile } from '../../../../../shared/model/member.ts';
import { profileImport } from '../../../../../shared/texts/members/profile-import.ts';
import { profileScreens as texts } from '../../../../../shared/texts/members/profile-screens.ts';
import { focusFirstError } from '../../../components/forms/focus-first-error.ts';
import { useServerErrors } from '../../../components/forms/use-server-errors.ts';
import { PageHeading } from '../../../components/layout/PageHeading.tsx';
import { TextLink } from '../../../components/layout/TextLink.tsx';
import { paths } from '../../../router/paths.ts';
import { useUnsavedWork } from '../../../router/unsaved-work.ts';
import { useAskedField } from '../use-asked-field.ts';
import { BasicsSection } from './BasicsSection.tsx';
import { ContactSection } from './ContactSection.tsx';
import { changesOf, isEmailChanged } from './changes.ts';
import type { ProfileDraft } from './draft.ts';
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
  onClose: () => void;
}

/** The own profile being edited: everything waits for Save. */
export default function EditProfile({ profile, onClose }: EditProfileProps) {
  const form = useProfileForm(profile);
  const ref = useRef<HTMLFormElement>(null);
  const work = useUnsavedWork(Object.keys(changesOf(form.getInitialValues(), form.values)).length > 0);
  const { save, isSaving, progress } = useSaveProfile({
    onSaved() {
      work.end();
      onClose();
    },
    onRefused: (errors) => showErrors(errors),
  });

  useAskedField(ref);
  const showErrors = useServerErrors(form, ref, isSaving);

  const passwordFor = (draft: ProfileDraft) =>
    isEmailChanged(form.getInitialValues(), draft) ? draft.currentPassword : '';
  const submit = form.onSubmit(
    (draft) => {
      const wanted = changesOf(form.getInitialValues(), draft);
      if (Object.keys(wanted).length > 0) save(wanted, passwordFor(draft));
      else onClose();
    },
    (errors) => focusFirstError(ref.current, errors),
  );
  const isBusy = isSaving || form.submitting;

  return (
    <form ref={ref} className={classes.form} noValidate onSubmit={submit}>
      <PageHeading>{texts.edit}</PageHeading>
      <p>
        <TextLink to={paths.importProfile}>{profileImport.title}</TextLink>
      </p>
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
      <SaveBar isSaving={isBusy} progress={progress} onCancel={() => work.ask(onClose)} />
    </form>
  );
}
