import * as z from 'zod';
import { newPassword } from './password.ts';

/** What somebody types to reset their password. */
export const resetFields = () => z.object({ password: newPassword() });
