import { AUDIT_KEPT, SECOND } from '../../shared/limits.ts';
import { newId } from '../table/ids.ts';
import type { Key } from '../table/key.ts';
import { newestFirst, type PageOf } from '../table/paginate.ts';
import { type Page, put } from '../table/table.ts';
import type { AuditItem } from './items.ts';
import { auditKeys } from './keys.ts';

/** What an administrator does, to be put in the transaction that does it. */
export function auditItem(done: Omit<AuditItem, '_id' | 'ttl'>): Key<AuditItem> & AuditItem {
  const _id = newId();
  const ttl = Math.floor((Date.now() + AUDIT_KEPT) / SECOND);
  return { ...auditKeys.entry(_id), ...done, _id, ttl };
}

/** Notes what an administrator has done that is no single transaction. */
export const noteAction = (done: Omit<AuditItem, '_id' | 'ttl'>): Promise<void> => put(auditItem(done));

/** A page of what administrators have done, newest first. */
export const readAudit = (page: PageOf): Promise<Page<AuditItem>> =>
  newestFirst<AuditItem>({ partition: auditKeys.entry('').pk }, page, { consistent: true });
