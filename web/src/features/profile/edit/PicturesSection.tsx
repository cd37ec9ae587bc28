import { Card, Input } from '@mantine/core';
import { profileForm as formTexts } from '../../../../../shared/texts/members/profile-form.ts';
import { profileScreens as texts } from '../../../../../shared/texts/members/profile-screens.ts';
import { DropTarget } from '../../../components/forms/files/DropTarget.tsx';
import { PictureButtons } from '../../../components/forms/files/PictureButtons.tsx';
import { Banner } from '../../../components/media/Banner.tsx';
import { sourceOf } from '../../../components/media/picture.ts';
import { MemberAvatar } from '../../../entities/member/MemberAvatar.tsx';
import classes from './PicturesSection.module.css';
import { useCroppedPicture } from './use-cropped-picture.tsx';
import type { ProfileForm } from './use-profile-form.ts';

/** Width to height of a banner. */
const BANNER_ASPECT = 4;

/** Banner and profile picture, as they will look. */
export function PicturesSection({ form, memberId }: { form: ProfileForm; memberId: string }) {
  const { values: draft, errors, setFieldValue: set } = form;
  const profilePicture = useCroppedPicture({
    label: formTexts.profilePicture,
    kind: 'avatar',
    aspect: 1,
    failure: texts.pictureFailed,
    onChange: (picture) => set('profilePicture', picture),
  });
  const banner = useCroppedPicture({
    label: formTexts.banner,
    kind: 'banner',
    aspect: BANNER_ASPECT,
    failure: texts.bannerFailed,
    onChange: (picture) => set('bannerImg', picture),
  });
  return (
    <Card component="section" className={classes.card} aria-label={formTexts.pictures}>
      <div className={classes.area}>
        <Banner id={memberId} picture={sourceOf(draft.bannerImg)} className={classes.banner} />
        <DropTarget onDrop={([file]) => file && void banner.take(file)} />
      </div>
      <div className={classes.picture}>
        <MemberAvatar
          member={{ _id: memberId, name: draft.name, profilePicture: sourceOf(draft.profilePicture) }}
          className={classes.face}
        />
        <DropTarget onDrop={([file]) => file && void profilePicture.take(file)} />
      </div>
      <div className={classes.rows}>
        <div className={classes.row}>
          <PictureButtons
            name="profilePicture"
            kind="avatar"
            words={formTexts.profilePicture}
            removeLabel={formTexts.removePicture(formTexts.profilePicture)}
            hasPicture={draft.profilePicture !== ''}
            onChoose={(file) => void profilePicture.take(file)}
            onRemove={() => set('profilePicture', '')}
          />
          {errors.profilePicture && <Input.Error role="alert">{errors.profilePicture}</Input.Error>}
        </div>
        <div className={classes.row}>
          <PictureButtons
            name="bannerImg"
            kind="banner"
            words={formTexts.banner}
            removeLabel={formTexts.removePicture(formTexts.banner)}
            hasPicture={draft.bannerImg !== ''}
            onChoose={(file) => void banner.take(file)}
            onRemove={() => set('bannerImg', '')}
          />
          {errors.bannerImg && <Input.Error role="alert">{errors.bannerImg}</Input.Error>}
        </div>
      </div>
      {profilePicture.dialog}
      {banner.dialog}
    </Card>
  );
}
