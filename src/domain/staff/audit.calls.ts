import { z } from 'zod';
import { defineCall } from '#src/domain/wire/call.ts';
import { exportOf } from './export.ts';
import { ALL_PAGES, listQuery } from './list.ts';
import { auditEntriesSchema, shopSchema } from './staff.schema.ts';

const AUDIT = '/staff/audit';
const audited = { by: 'staff', needs: 'audit:read' } as const;
const word = z.string().trim().min(1).max(100).optional();

const filters = {
  /** The id of a member or a key. */
  actor: word,
  /** Whole (`order.cancel`) or its first part (`order`). */
  action: word,
  subjectKind: word,
  subjectId: word,
  shop: shopSchema.optional(),
  /** Instants: from it on, and before it. */
  from: z.iso.datetime({ offset: true }).optional(),
  to: z.iso.datetime({ offset: true }).optional(),
};

export const listAudit = defineCall({
  method: 'GET',
  path: AUDIT,
  summary:
    'What staff and machines changed, in the shops of the caller; entries of no shop for who sees all',
  ...audited,
  request: { query: listQuery(filters, ['at'], 'desc') },
  answers: { 200: 'A page of it' },
  answer: auditEntriesSchema,
  errors: [],
});

export const exportAudit = exportOf(listAudit, listAudit.request.query.omit(ALL_PAGES));
