import { itemKind } from '../table/key.ts';
import type { AuditItem } from './items.ts';

export const auditKeys = {
  entry: itemKind<AuditItem>()('AUDIT', '{auditId}'),
};
