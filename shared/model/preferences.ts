import * as z from 'zod';
import { TIME_ZONE_MAX } from '../limits.ts';
import { timeZoneNamed } from '../rules/notifications/digest-time.ts';
import { CHOOSABLE, type Choosable, MAIL_TIMES } from '../rules/notifications/mail-choices.ts';
import { preferences as texts } from '../texts/notifications/preferences.ts';

const email = () => z.enum(MAIL_TIMES);

const choice = () => z.strictObject({ inApp: z.boolean(), email: email(), push: z.boolean() });

/** Messages are always told in the app: they stand in their conversations. */
const messageChoice = () => z.strictObject({ inApp: z.literal(true), email: email(), push: z.boolean() });

const ofNotifications = <Schema>(schema: () => Schema): Record<Choosable, Schema> =>
  Object.fromEntries(CHOOSABLE.map((type) => [type, schema()])) as Record<Choosable, Schema>;

/** The hour on the member's clock at which the mail of the day comes. */
const digestHour = () => z.int().min(0).max(23);

/** A name of the IANA time zone database. */
const timeZone = () =>
  z
    .string()
    .max(TIME_ZONE_MAX)
    .transform((name, context) => {
      const named = timeZoneNamed(name);
      if (named !== undefined) return named;
      context.addIssue({ code: 'custom', message: texts.timeZoneUnknown });
      return z.NEVER;
    });

/** What a member is told of, and how. */
export const preferences = () =>
  z.strictObject({
    types: z.strictObject({ ...ofNotifications(choice), message: messageChoice() }),
    digestHour: digestHour(),
    /** Of the browser that was used last; UTC until one has told it. */
    timeZone: z.string(),
  });
export type Preferences = z.infer<ReturnType<typeof preferences>>;

/** Part of it, which takes the place of what was chosen before. */
export const preferencesChange = () =>
  z.object({
    types: z
      .object({
        ...ofNotifications(() => choice().partial().optional()),
        message: messageChoice().partial().optional(),
      })
      .optional(),
    digestHour: digestHour().optional(),
    timeZone: timeZone().optional(),
  });
export type PreferencesChange = z.infer<ReturnType<typeof preferencesChange>>;
