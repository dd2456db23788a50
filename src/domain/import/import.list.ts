import { z } from 'zod';
import { describeList } from '#src/domain/staff/list.ts';
import { listedImportSchema } from './import.schema.ts';
import { IMPORT_KINDS, IMPORT_STATES } from './import.values.ts';

export const importList = describeList({
  name: 'imports',
  item: listedImportSchema,
  filters: {
    kind: z.enum(IMPORT_KINDS).optional(),
    state: z.enum(IMPORT_STATES).optional(),
  },
  sortable: ['madeAt', 'fileName'],
  order: 'desc',
  columns: {
    file: { kind: 'text', of: ({ fileName }) => fileName, sort: 'fileName', narrow: 'title' },
    kind: { kind: 'word', of: ({ kind }) => kind ?? 'unknown', narrow: 'line' },
    made: { kind: 'moment', of: ({ madeAt }) => madeAt, sort: 'madeAt', narrow: 'line' },
    madeBy: { kind: 'text', of: ({ madeBy }) => madeBy },
    state: { kind: 'word', of: ({ state }) => state, narrow: 'line' },
    added: { kind: 'number', of: ({ added }) => added },
    updated: { kind: 'number', of: ({ updated }) => updated },
    unchanged: { kind: 'number', of: ({ unchanged }) => unchanged },
    refused: { kind: 'number', of: ({ refused }) => refused },
  },
});
