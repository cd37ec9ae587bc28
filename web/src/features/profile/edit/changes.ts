import type { Picture } from '../../../ui/picture.ts';
import type { ProfileDraft } from './draft.ts';

/** A draft as `PUT /users/profile` takes it, with pictures that may still have to be uploaded. */
const wishOf = (draft: ProfileDraft) => ({
  name: draft.name.trim(),
  headline: draft.headline.trim(),
  location: draft.location.trim(),
  about: draft.about.trim(),
  organization: draft.organization.trim(),
  club: draft.club.trim(),
  email: draft.email.trim(),
  phone: draft.phone.trim(),
  linkedin: draft.linkedin.trim(),
  profilePicture: draft.profilePicture,
  bannerImg: draft.bannerImg,
  orgLogo: draft.orgLogo,
  skills: draft.skills,
  experience: draft.experience.map(({ key: _, isCurrent, endDate, ...entry }) => ({
    ...entry,
    endDate: isCurrent ? null : endDate,
  })),
  education: draft.education.map(({ key: _, ...entry }) => entry),
  founderInfo: { startupStage: draft.startupStage, lookingFor: draft.lookingFor },
  jobSeekerInfo: { openToRoles: draft.openToRoles },
});

/** What somebody has changed in a draft, whole lists at a time. */
export type Changes = Partial<ReturnType<typeof wishOf>>;

/** What differs between two states of a form, so that another tab's changes of other fields stay. */
export function changesOf(before: ProfileDraft, after: ProfileDraft): Changes {
  const old = new Map(Object.entries(wishOf(before)).map(([name, value]) => [name, JSON.stringify(value)]));
  const changed = Object.entries(wishOf(after)).filter(
    ([name, value]) => old.get(name) !== JSON.stringify(value),
  );
  return Object.fromEntries(changed.map((entry): unknown[] => entry));
}

/** The same changes with every picture as the path it is stored under. */
export async function withPaths(changes: Changes, pathOf: PathOf) {
  const { profilePicture, bannerImg, orgLogo, experience, education, ...rest } = changes;
  const one = async (picture: Picture | undefined, kind: PictureKind) =>
    picture === undefined ? undefined : pathOf(picture, kind);
  const all = <Entry extends { logo: Picture }>(entries: Entry[] | undefined) =>
    entries &&
    Promise.all(entries.map(async (entry) => ({ ...entry, logo: await pathOf(entry.logo, 'logo') })));
  const [avatar, banner, logo, experiences, educations] = await Promise.all([
    one(profilePicture, 'avatar'),
    one(bannerImg, 'banner'),
    one(orgLogo, 'logo'),
    all(experience),
    all(education),
  ]);
  return {
    ...rest,
    profilePicture: avatar,
    bannerImg: banner,
    orgLogo: logo,
    experience: experiences,
    education: educations,
  };
}

export type PictureKind = 'avatar' | 'banner' | 'logo';

/** The path of a picture, after uploading it if need be. */
export type PathOf = (picture: Picture, kind: PictureKind) => Promise<string>;
