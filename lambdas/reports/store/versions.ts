import { createHash } from 'node:crypto';
import { AUDIT_WORDS, REPORTED_VERSIONS_KEPT } from '../../../shared/limits.ts';
import type { ReportedVersion, ReportItem, Wording } from './items.ts';

const ID_LENGTH = 16;

/** The name of a wording among all of its thing. */
const versionIdOf = ({ title, text }: Wording): string =>
  createHash('sha256')
    .update(JSON.stringify([title, text]))
    .digest('base64url')
    .slice(0, ID_LENGTH);

/**
 * What a report keeps of what its thing says at that moment, so that it can be judged after it was changed or deleted.
 *
 * @param known what the case has already: that is not stored with each report
 */
export function versionOf(
  { title, text }: Wording,
  known: ReportedVersion[],
): Pick<ReportItem, 'versionId' | 'wording'> {
  const versionId = versionIdOf({ title, text });
  const isKnown = known.some((version) => version.versionId === versionId);
  return { versionId, ...(!isKnown && { wording: { title, text } }) };
}

/**
 * The wordings in which a thing was reported, that of the most reporters first: whoever changes a thing back and forth
 * hides none of them by having it reported while it is harmless.
 *
 * @param reports oldest first
 * @param known the wordings that the case has already
 */
export function versionsOf(reports: ReportItem[], known: ReportedVersion[]): ReportedVersion[] {
  const wordings = new Map<string, Wording>(known.map((version) => [version.versionId, version]));
  for (const { versionId, wording } of reports) if (versionId && wording) wordings.set(versionId, wording);
  return [...Map.groupBy(reports, ({ versionId = '' }) => versionId)]
    .flatMap(([versionId, its]) => {
      const wording = wordings.get(versionId);
      const firstAt = its[0]?.createdAt ?? '';
      if (!wording) return [];
      const { title, text } = wording;
      return [{ versionId, title, text, reporters: its.length, firstAt }];
    })
    .sort((one, other) => other.reporters - one.reporters)
    .slice(0, REPORTED_VERSIONS_KEPT);
}

/** The first words of a reported thing, by which the audit list names it. */
export function firstWordsOf({ title, text }: Wording): string {
  const letters = [...(title || text)];
  return letters.length <= AUDIT_WORDS ? letters.join('') : `${letters.slice(0, AUDIT_WORDS - 1).join('')}…`;
}
