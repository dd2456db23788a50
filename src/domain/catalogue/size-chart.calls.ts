import { z } from 'zod';
import { defineCall } from '#src/domain/wire/call.ts';
import { idSegment } from '#src/domain/wire/request-parts.ts';
import {
  sizeChartChangeSchema,
  sizeChartDocumentSchema,
  staffSizeChartsSchema,
} from './size-chart.schema.ts';

const CHARTS = '/staff/size-charts';
const CHART = `${CHARTS}/{chartId}`;
const params = z.object({ chartId: idSegment });
const editing = { by: 'staff', needs: 'products:write' } as const;
const theCharts = {
  answers: { 200: 'The charts as they are now' },
  answer: staffSizeChartsSchema,
} as const;

export const listSizeCharts = defineCall({
  method: 'GET',
  path: CHARTS,
  summary: 'Charts of sizes and bodies, which the size guide of the shop shows',
  ...editing,
  request: {},
  ...theCharts,
  errors: [],
});

export const makeSizeChart = defineCall({
  method: 'POST',
  path: CHARTS,
  summary: 'Make a chart of a scale, of all brands or of one; there is one of each',
  ...editing,
  request: { body: sizeChartDocumentSchema },
  ...theCharts,
  errors: ['FORBIDDEN', 'SIZE_CHART_INVALID', 'SIZE_CHART_TAKEN'],
});

export const changeSizeChart = defineCall({
  method: 'PUT',
  path: CHART,
  summary: 'Change a chart; products show it immediately',
  ...editing,
  request: { params, body: sizeChartChangeSchema },
  ...theCharts,
  errors: [
    ...(['NOT_FOUND', 'FORBIDDEN', 'CHANGED_BY_OTHERS'] as const),
    ...(['SIZE_CHART_INVALID', 'SIZE_CHART_TAKEN'] as const),
  ],
});

export const removeSizeChart = defineCall({
  method: 'POST',
  path: `${CHART}/removal`,
  summary: 'Delete a chart; products of a brand show that of all brands then',
  ...editing,
  request: { params },
  ...theCharts,
  errors: ['NOT_FOUND', 'FORBIDDEN'],
});
