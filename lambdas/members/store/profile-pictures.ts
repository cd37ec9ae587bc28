import type { ProfileChange } from '../../../shared/model/member.ts';
import type { UploadKind } from '../../../shared/rules/upload-kinds.ts';
import type { MemberItem } from './items.ts';

type Replace = (picture: string, kind: UploadKind) => string;

const WITH_PICTURES = ['profilePicture', 'bannerImg', 'orgLogo', 'experience', 'education'] as const;

/** A profile, or a change of one, as far as it shows pictures. */
type Pictured = Pick<ProfileChange, (typeof WITH_PICTURES)[number]>;

/** Whether a change may add, keep or take away pictures. */
export const hasPictures = (change: Pictured): boolean =>
  WITH_PICTURES.some((name) => change[name] !== undefined);

/**
 * Goes over every picture of a profile or of a change of one.
 *
 * @param replace called with each picture, in a fixed order, and what it is; "" is none and stays
 * @returns the same with what `replace` returned in place of each picture
 */
export function withPictures<Change extends Pictured>(change: Change, replace: Replace): Change {
  const picture = (value: string, kind: UploadKind) => (value === '' ? '' : replace(value, kind));
  const withLogo = <Entry extends { logo: string }>(entry: Entry): Entry => ({
    ...entry,
    logo: picture(entry.logo, 'logo'),
  });
  const { profilePicture, bannerImg, orgLogo, experience, education } = change;
  return {
    ...change,
    ...(profilePicture !== undefined && { profilePicture: picture(profilePicture, 'avatar') }),
    ...(bannerImg !== undefined && { bannerImg: picture(bannerImg, 'banner') }),
    ...(orgLogo !== undefined && { orgLogo: picture(orgLogo, 'logo') }),
    ...(experience && { experience: experience.map(withLogo) }),
    ...(education && { education: education.map(withLogo) }),
  };
}

/** Every picture that a member's profile shows. */
export function picturesOf(member: Pick<MemberItem, keyof Pictured>): Set<string> {
  const pictures = new Set<string>();
  withPictures(member, (picture) => {
    pictures.add(picture);
    return picture;
  });
  return pictures;
}
