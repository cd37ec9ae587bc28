import * as z from 'zod';
import { COMMITMENTS, PLACES, ROLE_SORTS } from '../choices.ts';
import * as limits from '../limits.ts';
import { roles as texts } from '../texts/projects/roles.ts';
import { fromDigits, id } from './common.ts';
import { atMost } from './list.ts';
import { line, text } from './text.ts';

const keys = <Key extends string>(record: Record<Key, string>): [Key, ...Key[]] =>
  Object.keys(record) as [Key, ...Key[]];

export const commitment = z.enum(keys(COMMITMENTS));
export const place = z.enum(keys(PLACES));
export const roleSort = z.enum(keys(ROLE_SORTS));

export type Commitment = z.infer<typeof commitment>;
export type Place = z.infer<typeof place>;
export type RoleSort = z.infer<typeof roleSort>;

/** Percent of the company. */
const equity = () => z.strictObject({ min: z.number(), max: z.number() }).nullable();

/** In a year. */
const pay = () => z.strictObject({ min: z.number(), max: z.number(), currency: z.string() }).nullable();

/** What a founder may say of a role beside its title, description and positions. */
export const roleFacts = () =>
  z.strictObject({
    skills: z.array(z.string()),
    commitment: commitment.or(z.literal('')),
    place: place.or(z.literal('')),
    location: z.string(),
    equity: equity(),
    pay: pay(),
    /** Who applies is asked this; "" for nothing. */
    question: z.string(),
    /** Whether it takes no applications at present. */
    paused: z.boolean(),
  });
export type RoleFacts = z.infer<ReturnType<typeof roleFacts>>;

/** An open role of a project. */
export const openRole = () =>
  z.strictObject({
    _id: id,
    title: z.string(),
    description: z.string(),
    limit: z.number(),
    filled: z.number(),
    /** Whether the viewer has saved it. */
    saved: z.boolean(),
    ...roleFacts().shape,
  });
export type OpenRole = z.infer<ReturnType<typeof openRole>>;

/** What keeps the viewer from applying for a role, though it is open. */
export const roleStanding = () => ({
  /** Whether they have applied for it, and may not do so again at present. */
  applied: z.boolean(),
  /** Whether they are in the team of its project, or have founded it: whoever is applies for none of its roles. */
  inTeam: z.boolean(),
});

const inOrder = ({ min, max }: { min: number; max: number }): boolean => min <= max;

const percent = () =>
  z.preprocess(
    fromDigits,
    z.number(texts.equityInvalid).min(0, texts.equityInvalid).max(limits.EQUITY_MAX, texts.equityInvalid),
  );

const amount = () =>
  z.preprocess(
    fromDigits,
    z
      .number(texts.payInvalid)
      .int(texts.payInvalid)
      .min(0, texts.payInvalid)
      .max(limits.PAY_MAX, texts.payInvalid),
  );

const currency = () =>
  z
    .string(texts.currencyInvalid)
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{3}$/, texts.currencyInvalid);

/** The facts of a role as callers send them: those that are absent stay as they are. */
export const roleFactsInput = () =>
  z
    .object({
      skills: atMost(limits.ROLE_SKILLS_MAX, z.array(line(limits.SKILL_MAX))),
      commitment: commitment.or(z.literal('')),
      place: place.or(z.literal('')),
      location: line(limits.LINE_MAX),
      equity: z.object({ min: percent(), max: percent() }).refine(inOrder, texts.rangeInverted).nullable(),
      pay: z
        .object({ min: amount(), max: amount(), currency: currency() })
        .refine(inOrder, texts.rangeInverted)
        .nullable(),
      question: text(limits.ROLE_QUESTION_MAX),
      paused: z.boolean(),
    })
    .partial();
