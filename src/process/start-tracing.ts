import { loadOptional } from './optional-package.ts';

/** What a program calls before it ends, so that its last spans are sent. */
type Tracing = { stop(): Promise<void> };

const OFF: Tracing = { stop: async () => undefined };

/**
 * Sends spans to the collector of `OTEL_EXPORTER_OTLP_ENDPOINT`. The library reads all variables by
 * itself, and is loaded where one of these is set alone. Metrics have a port of their own, and logs
 * are written to standard output.
 */
export async function startTracing(program: 'storefront' | 'platform'): Promise<Tracing> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT } = process.env;
  if (!OTEL_EXPORTER_OTLP_ENDPOINT && !OTEL_EXPORTER_OTLP_TRACES_ENDPOINT) return OFF;
  const name = '@opentelemetry/sdk-node';
  const { NodeSDK } = await loadOptional(name, () => import('@opentelemetry/sdk-node'));
  const sdk = new NodeSDK({
    serviceName: process.env.OTEL_SERVICE_NAME || `vitrine-${program}`,
    metricReaders: [],
    logRecordProcessors: [],
  });
  sdk.start();
  // A collector that is away keeps no program from ending.
  return { stop: () => sdk.shutdown().catch(() => undefined) };
}
