import { COMMITMENTS, CURRENCIES, PLACES } from '../../../../shared/choices.ts';
import { ROLE_POSITIONS_DEFAULT } from '../../../../shared/limits.ts';
import type { OpenRole } from '../../../../shared/model/role.ts';
import { NO_FACTS } from '../../../../shared/rules/projects/role-facts.ts';

/** An open role of the form; one that is not stored yet has no `_id`. */
export interface RoleDraft extends Omit<OpenRole, '_id' | 'saved'> {
  _id?: string;
  /** Tells it from the others while it is being edited. */
  key: string;
}

/** What is said of a role in its details, before anything is. */
const NO_DETAILS: {
  roleSkills: string[];
  roleCommitment: string;
  rolePlace: string;
  roleLocation: string;
  roleEquityMin: string;
  roleEquityMax: string;
  rolePayMin: string;
  rolePayMax: string;
  rolePayCurrency: string;
  roleQuestion: string;
  rolePaused: boolean;
} = {
  roleSkills: [],
  roleCommitment: '',
  rolePlace: '',
  roleLocation: '',
  roleEquityMin: '',
  roleEquityMax: '',
  rolePayMin: '',
  rolePayMax: '',
  rolePayCurrency: CURRENCIES[0],
  roleQuestion: '',
  rolePaused: false,
};

/** The fields of the role that is being written, before it joins the list. */
export const NO_ROLE = {
  roleTitle: '',
  roleLimit: String(ROLE_POSITIONS_DEFAULT),
  roleDescription: '',
  ...NO_DETAILS,
};
export type RoleFields = typeof NO_ROLE;

const FIELDS = Object.keys(NO_ROLE) as (keyof RoleFields)[];

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The fields once a role has joined the list: what was typed since it was `put` there belongs to the next one. */
export const emptied = (now: Partial<RoleFields>, put: RoleFields): Partial<RoleFields> => ({
  ...NO_ROLE,
  ...Object.fromEntries(
    FIELDS.filter((field) => !isSame(now[field], put[field])).map((field) => [field, now[field]]),
  ),
});

/** Whether anything is said in the details of a role. */
export const hasDetails = (fields: RoleFields): boolean =>
  (Object.keys(NO_DETAILS) as (keyof typeof NO_DETAILS)[]).some(
    (field) => field !== 'rolePayCurrency' && !isSame(fields[field], NO_DETAILS[field]),
  );

/** Whether a role has been begun that is not in the list yet. */
export const isRoleBegun = (fields: RoleFields): boolean =>
  fields.roleTitle.trim() !== '' || fields.roleDescription.trim() !== '' || hasDetails(fields);

/** A role as the fields in which it is changed. */
export const fieldsOfRole = (role: RoleDraft): RoleFields => ({
  roleTitle: role.title,
  roleLimit: String(role.limit),
  roleDescription: role.description,
  roleSkills: role.skills,
  roleCommitment: role.commitment,
  rolePlace: role.place,
  roleLocation: role.location,
  roleEquityMin: String(role.equity?.min ?? ''),
  roleEquityMax: String(role.equity?.max ?? ''),
  rolePayMin: String(role.pay?.min ?? ''),
  rolePayMax: String(role.pay?.max ?? ''),
  rolePayCurrency: role.pay?.currency ?? NO_DETAILS.rolePayCurrency,
  roleQuestion: role.question,
  rolePaused: role.paused,
});

/** Whether a role's fields say anything else than the list does. */
export const isRoleChanged = (fields: RoleFields, role: RoleDraft): boolean => {
  const before = fieldsOfRole(role);
  return FIELDS.some((field) => !isSame(fields[field], before[field]));
};

/** A number of positions as it was typed; what is no number is 1. */
export const positionsOf = (typed: string): number =>
  Math.max(ROLE_POSITIONS_DEFAULT, Math.trunc(Number(typed)) || ROLE_POSITIONS_DEFAULT);

/** A range as it was typed; one end alone stands for both. */
function rangeOf(min: string, max: string): { min: number; max: number } | null {
  if (min.trim() === '' && max.trim() === '') return null;
  return { min: Number(min.trim() || max), max: Number(max.trim() || min) };
}

const choiceOf = <Choice extends string>(chosen: string, choices: Record<Choice, string>): Choice | '' =>
  Object.hasOwn(choices, chosen) ? (chosen as Choice) : '';

let lastKey = 0;

/** A role for the list, of what was typed into its fields; what they do not say it has from `before`. */
export function roleOf(fields: RoleFields, before: RoleDraft | undefined): RoleDraft {
  const pay = rangeOf(fields.rolePayMin, fields.rolePayMax);
  return {
    ...(before ?? { key: `new-${++lastKey}`, filled: 0, ...NO_FACTS }),
    title: fields.roleTitle.trim(),
    description: fields.roleDescription.trim(),
    limit: positionsOf(fields.roleLimit),
    skills: fields.roleSkills,
    commitment: choiceOf(fields.roleCommitment, COMMITMENTS),
    place: choiceOf(fields.rolePlace, PLACES),
    location: fields.roleLocation.trim(),
    equity: rangeOf(fields.roleEquityMin, fields.roleEquityMax),
    pay: pay && { ...pay, currency: fields.rolePayCurrency },
    question: fields.roleQuestion.trim(),
    paused: fields.rolePaused,
  };
}
