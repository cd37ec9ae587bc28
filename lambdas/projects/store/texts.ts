import { PROJECT_SUMMARY_BYTES } from '../../../shared/limits.ts';
import { bytesOf, shortened } from '../../../shared/rules/texts/bytes.ts';
import type { Write } from '../../table/write.ts';
import type { ProjectItem, ProjectTextsItem } from './items.ts';
import { projectKeys } from './keys.ts';

type Texts = ProjectTextsItem['full'];

/** The texts as lists show them; undefined when they show them in full. */
function summaryOf({ description, roles }: Texts): Texts | undefined {
  const all = [description, ...roles.flatMap((role) => [role.description, role.question ?? ''])].map(bytesOf);
  if (all.reduce((sum, bytes) => sum + bytes, 0) <= PROJECT_SUMMARY_BYTES) return undefined;
  const short = shortened(description, PROJECT_SUMMARY_BYTES / 2);
  const texts = roles.length + roles.filter(({ question }) => question).length;
  const each = Math.floor((PROJECT_SUMMARY_BYTES - bytesOf(short)) / texts);
  return {
    description: short,
    roles: roles.map((role) => ({
      ...role,
      description: shortened(role.description, each),
      ...(role.question && { question: shortened(role.question, each) }),
    })),
  };
}

/**
 * The writes that store what the founder of a project has written: with long texts in an item of their own, which lists
 * do not read.
 *
 * @param project with its texts in full
 * @param before the project that is replaced, if any
 */
export function textWrites(project: ProjectItem, before?: ProjectItem): Write[] {
  const { _id, description, roles, isSummary: _, ...rest } = project;
  const summary = summaryOf({ description, roles });
  const stored: ProjectItem = {
    ...rest,
    _id,
    ...(summary ?? { description, roles }),
    ...(summary && { isSummary: true }),
  };
  const texts: ProjectTextsItem = { full: { description, roles } };
  return [
    {
      put: { ...projectKeys.project(_id), ...stored },
      ...(before
        ? { condition: 'version = :seen', values: { ':seen': before.version } }
        : { ifNew: true as const }),
    },
    ...(summary ? [{ put: { ...projectKeys.projectTexts(_id), ...texts } }] : []),
    ...(!summary && before?.isSummary ? [{ delete: projectKeys.projectTexts(_id) }] : []),
  ];
}
