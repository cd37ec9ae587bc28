import type { ProfileChange } from '../../../../../shared/model/member.ts';
import type { Picture } from '../../../components/media/picture.ts';
import type { ProfileDraft } from './draft.ts';

/** What this form edits: the investor's panel and the choice of a role send the rest themselves. */
type Edited = Required<
  Omit<ProfileChange, 'investmentRange' | 'investmentInterests' | 'onboardingCompleted'>
>;

/** Each value without the spaces around it. */
function trimmed<Key extends string>(texts: Record<Key, string>): Record<Key, string> {
  const result = { ...texts };
  for (const key in result) result[key] = texts[key].trim();
  return result;
}

/**
 * A draft as `PUT /users/profile` takes it. Does not compile when the draft or the call has a field that is missing
 * here; a text of the draft needs no line.
 *
 * @param pictureOf what stands for a picture, which may still have to be uploaded
 */
export const changeOf = <Shown>(
  {
    profilePicture,
    bannerImg,
    orgLogo,
    skills,
    experience,
    education,
    startupStage,
    lookingFor,
    openToRoles,
    currentPassword: _,
    ...texts
  }: ProfileDraft,
  pictureOf: (picture: Picture) => Shown,
) =>
  ({
    ...trimmed(texts),
    profilePicture: pictureOf(profilePicture),
    bannerImg: pictureOf(bannerImg),
    orgLogo: pictureOf(orgLogo),
    skills,
    experience: experience.map(({ key: _, isCurrent, endDate, logo, ...entry }) => ({
      ...entry,
      endDate: isCurrent ? null : endDate,
      logo: pictureOf(logo),
    })),
    education: education.map(({ key: _, logo, ...entry }) => ({ ...entry, logo: pictureOf(logo) })),
    founderInfo: { startupStage, lookingFor },
    jobSeekerInfo: { openToRoles },
  }) satisfies Record<Exclude<keyof Edited, 'public'>, unknown> & {
    founderInfo: Required<Edited['founderInfo']>;
    jobSeekerInfo: Required<Edited['jobSeekerInfo']>;
  };

/** What somebody has changed in a draft, whole lists at a time. */
export type Changes = Partial<ReturnType<typeof changeOf<Picture>>>;

const asHeld = (draft: ProfileDraft) => changeOf(draft, (picture) => picture);

/** What differs between two states of a form, so that another tab's changes of other fields stay. */
export function changesOf(before: ProfileDraft, after: ProfileDraft): Changes {
  const old = new Map(Object.entries(asHeld(before)).map(([name, value]) => [name, JSON.stringify(value)]));
  const changed = Object.entries(asHeld(after)).filter(
    ([name, value]) => old.get(name) !== JSON.stringify(value),
  );
  return Object.fromEntries(changed.map((entry): unknown[] => entry));
}

/** Whether a draft has another e-mail address: the same one written otherwise is none. */
export const isEmailChanged = (before: ProfileDraft, after: ProfileDraft): boolean =>
  before.email.trim().toLowerCase() !== after.email.trim().toLowerCase();

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
