import { createServer } from 'node:http';
import { z } from 'zod';

/** A collector of traces as the standard has it: OTLP over HTTP, in JSON. */

const valueSchema = z.looseObject({ stringValue: z.string().optional() });
const attributesSchema = z.array(z.object({ key: z.string(), value: valueSchema }));
const spanSchema = z.looseObject({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  kind: z.number(),
  attributes: attributesSchema.default([]),
});
const exportSchema = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: attributesSchema }),
      scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })),
    }),
  ),
});

/** A span, and the program that sent it. */
export type SeenSpan = z.infer<typeof spanSchema> & { service: string };

export type TraceCollector = {
  /** What programs are told: `OTEL_EXPORTER_OTLP_ENDPOINT`. */
  url: string;
  /** All spans so far. */
  spans: readonly SeenSpan[];
  /** All that was sent, but for ids and times, whose digits happen to be anything. */
  text(): string;
  stop(): Promise<void>;
};

const textOf = (attributes: z.infer<typeof attributesSchema>, name: string) =>
  attributes.find(({ key }) => key === name)?.value.stringValue ?? '';

const NUMBERS = /^(traceId|spanId|parentSpanId|startTimeUnixNano|endTimeUnixNano)$/;
const withoutNumbers = (key: string, value: unknown) => (NUMBERS.test(key) ? undefined : value);

export async function startTraceCollector(): Promise<TraceCollector> {
  const spans: SeenSpan[] = [];
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const body = Buffer.concat(parts).toString();
    bodies.push(body);
    for (const { resource, scopeSpans } of exportSchema.parse(JSON.parse(body)).resourceSpans) {
      const service = textOf(resource.attributes, 'service.name');
      for (const span of scopeSpans.flatMap((scope) => scope.spans)) {
        spans.push({ ...span, service });
      }
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    text: () => bodies.map((body) => JSON.stringify(JSON.parse(body, withoutNumbers))).join('\n'),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
