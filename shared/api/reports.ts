import * as z from 'zod';
import * as limits from '../limits.ts';
import { id, message, paging } from '../model/common.ts';
import {
  auditEntry,
  caseId,
  caseStatus,
  decision,
  messageInQuestion,
  newReport,
  reportCase,
  suspensionOrder,
} from '../model/report.ts';
import { suspension } from '../model/suspension.ts';
import { resource, route } from './route.ts';

/** Reports of members, and what administrators do about them. */
export const reports = resource('reports', {
  create: route({
    method: 'POST',
    path: '/reports',
    auth: 'member',
    uses: 'reports',
    showsHidden: true,
    body: newReport,
    answer: message,
    status: 201,
  }),
  list: route({
    method: 'GET',
    path: '/admin/reports',
    auth: 'admin',
    query: () =>
      paging(limits.REPORTS_PAGE, limits.PAGE_MAX).extend({ status: caseStatus().default('open') }),
    answer: () => z.array(reportCase()),
  }),
  /** The reported message and at most ten before it, oldest first; nothing else of a conversation is shown. */
  messages: route({
    method: 'GET',
    path: '/admin/reports/{reportId}/messages',
    auth: 'admin',
    params: () => z.object({ reportId: caseId }),
    answer: () => z.array(messageInQuestion()),
  }),
  decide: route({
    method: 'PUT',
    path: '/admin/reports/{reportId}',
    auth: 'admin',
    params: () => z.object({ reportId: caseId }),
    body: decision,
    answer: message,
  }),
  suspend: route({
    method: 'PUT',
    path: '/admin/members/{userId}/suspension',
    auth: 'admin',
    params: () => z.object({ userId: id }),
    body: suspensionOrder,
    answer: () => z.strictObject({ suspension: suspension().nullable() }),
  }),
  audit: route({
    method: 'GET',
    path: '/admin/audit',
    auth: 'admin',
    query: () => paging(limits.REPORTS_PAGE, limits.PAGE_MAX),
    answer: () => z.array(auditEntry()),
  }),
});
