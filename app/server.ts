import { createStartHandler } from '@tanstack/react-start/server';
import { config } from '#src/session/config.server.ts';
import { logEverything } from '#src/session/log.server.ts';
import { delivered } from './delivery/deliver.ts';
import { renderPage } from './delivery/render-page.ts';
import { startDraining } from './pipeline/health.ts';
import { metricsText } from './pipeline/metrics.ts';
import { createPipeline } from './pipeline/pipeline.ts';

const { port, metricsPort, drainSeconds } = config();
// In development the console belongs to the developer.
if (import.meta.env.PROD) logEverything();

/** The fetch entry: what every request passes before Start sees it (safety.md). */
export default {
  fetch: createPipeline(delivered(createStartHandler(renderPage))),
  startDraining,
  metrics: metricsText,
  ports: { web: port, metrics: metricsPort },
  drainSeconds,
};
