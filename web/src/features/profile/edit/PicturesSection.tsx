import { Card, Input } from '@mantine/core';
import { profileScreens as texts } from '../../../../../shared/texts/profile-screens.ts';
import { Banner } from '../../../components/media/Banner.tsx';
import { sourceOf } from '../../../components/media/picture.ts';
import { MemberAvatar } from '../../../entities/member/MemberAvatar.tsx';
import { PictureButtons } from './PictureButtons.tsx';
import classes from './PicturesSection.module.css';
import type { ProfileForm } from './use-profile-form.ts';

/** Width to height of a banner. */
const BANNER_ASPECT = 4;

/** Banner and profile picture, as they will look. */
export function PicturesSection({ form, memberId }: { form: ProfileForm; memberId: string }) {
  const { values: draft, errors, setFieldValue: set } = form;
  return (
    <Card component="section" className={classes.card} aria-label="Pictures">
      <Banner id={memberId} picture={sourceOf(draft.bannerImg)} className={classes.banner} />
      <MemberAvatar
        member={{ _id: memberId, name: draft.name, profilePicture: sourceOf(draft.profilePicture) }}
        className={classes.picture}
      />
      <div className={classes.rows}>
        <div className={classes.row}>
          <PictureButtons
            name="profilePicture"
            label="Profile picture"
            kind="avatar"
            aspect={1}
            picture={draft.profilePicture}
            failure={texts.pictureFailed}
            onChange={(picture) => set('profilePicture', picture)}
          />
          {errors.profilePicture && <Input.Error role="alert">{errors.profilePicture}</Input.Error>}
        </div>
        <div className={classes.row}>
          <PictureButtons
            name="bannerImg"
            label="Banner"
            kind="banner"
            aspect={BANNER_ASPECT}
            picture={draft.bannerImg}
            failure={texts.bannerFailed}
            onChange={(picture) => set('bannerImg', picture)}
          />
          {errors.bannerImg && <Input.Error role="alert">{errors.bannerImg}</Input.Error>}
        </div>
      </div>
    </Card>
  );
}
