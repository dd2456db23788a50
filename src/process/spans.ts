import {
  type Attributes,
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api';

/**
 * What both programs tell a collector of traces (decision 097). Spans are named by templates and hold
 * nothing of a person: no id, no query, no parameter, no message of an error. Without
 * `startTracing` all of this does nothing.
 */

const tracer = trace.getTracer('vitrine');

/** What a span is of: a request that is answered, a call that waits for an answer, or a job. */
type Kind = 'server' | 'client' | 'job';
const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, job: SpanKind.CONSUMER };

type Options = {
  kind: Kind;
  attributes?: Attributes;
  /** Headers of who asks, whose trace goes on here; without them it is that of the running work. */
  from?: Record<string, string> | undefined;
};

/** The trace of the running work, as headers of a request that goes on with it. */
export function headersOfTrace(): Record<string, string> {
  const headers: Record<string, string> = {};
  propagation.inject(context.active(), headers);
  return headers;
}

/** Does a work as a span; one that throws failed. */
export function inSpan<T>(
  name: string,
  { kind, attributes = {}, from }: Options,
  work: (span: Span) => Promise<T>,
): Promise<T> {
  const parent = from === undefined ? context.active() : propagation.extract(ROOT_CONTEXT, from);
  const options = { kind: KINDS[kind], attributes };
  return tracer.startActiveSpan(name, options, parent, async (span) => {
    try {
      return await work(span);
    } catch (error) {
      noteFailure(error, span);
      throw error;
    } finally {
      span.end();
    }
  });
}

/** A span below the running one, which its owner ends; null where nobody looks. */
export function childSpan(describe: () => { name: string; attributes: Attributes }): Span | null {
  if (trace.getActiveSpan()?.isRecording() !== true) return null;
  const { name, attributes } = describe();
  return tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes });
}

/** Messages of errors quote what people typed: a span has its code or its name alone. */
export function noteFailure(error: unknown, span: Span) {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const name = error instanceof Error ? error.name : 'error';
  span.setAttribute('error.type', typeof code === 'string' ? code : name);
  span.setStatus({ code: SpanStatusCode.ERROR });
}

/** Names the span of an answer, once it is known what answered. */
export function noteAnswer(span: Span, answer: { method: string; route: string; status: number }) {
  const { method, route, status } = answer;
  span.updateName(`${method} ${route}`);
  span.setAttributes({
    'http.request.method': method,
    'http.route': route,
    'http.response.status_code': status,
  });
  if (status < 500) return;
  span.setAttribute('error.type', String(status));
  span.setStatus({ code: SpanStatusCode.ERROR });
}

/** The trace of the running work, for its log lines; nothing where it is not recorded. */
export function traceFields(): { traceId?: string } {
  const running = trace.getActiveSpan()?.spanContext();
  if (running === undefined || (running.traceFlags & TraceFlags.SAMPLED) === 0) return {};
  return { traceId: running.traceId };
}
