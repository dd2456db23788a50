import { z } from 'zod';
import { describeList } from './list.ts';
import { auditEntrySchema, shopSchema } from './staff.schema.ts';

const word = z.string().trim().min(1).max(100).optional();
const written = (value: unknown) => (value === null ? '' : JSON.stringify(value));

export const auditList = describeList({
  name: 'audit',
  item: auditEntrySchema,
  filters: {
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
  },
  sortable: ['at'],
  order: 'desc',
  columns: {
    at: { kind: 'moment', of: ({ at }) => at, sort: 'at', narrow: 'title' },
    who: { kind: 'text', of: ({ actor }) => actor.name, narrow: 'line' },
    action: { kind: 'text', of: ({ action }) => action, narrow: 'line' },
    subject: { kind: 'text', of: ({ subject }) => subject.id, narrow: 'line' },
    shop: { kind: 'text', of: ({ shop }) => shop },
    address: { kind: 'text', of: ({ clientAddress }) => clientAddress },
  },
  file: {
    at: 'at',
    actor: 'who',
    'actor id': ({ actor }) => actor.id,
    address: 'address',
    action: 'action',
    subject: ({ subject }) => subject.kind,
    'subject id': 'subject',
    shop: 'shop',
    before: ({ before }) => written(before),
    after: ({ after }) => written(after),
    request: ({ correlationId }) => correlationId,
    'actor kind': ({ actor }) => actor.kind,
  },
});
