import { defineCall } from '#src/domain/wire/call.ts';
import { auditList } from './audit.list.ts';
import { exportOf } from './export.ts';
import { ALL_PAGES } from './list.ts';

const AUDIT = '/staff/audit';
const audited = { by: 'staff', needs: 'audit:read' } as const;
export const listAudit = defineCall({
  method: 'GET',
  path: AUDIT,
  summary:
    'What staff and machines changed, in the shops of the caller; entries of no shop for who sees all',
  ...audited,
  request: { query: auditList.query },
  answers: { 200: 'A page of it' },
  answer: auditList.answer,
  errors: [],
});

export const exportAudit = exportOf(listAudit, listAudit.request.query.omit(ALL_PAGES));
