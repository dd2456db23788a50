import { createFaults } from '../../../src/platform/kernel/diagnostics/faults.ts';
import { createRequestLog } from '../../../src/platform/kernel/diagnostics/request-log.ts';
import { diagnosticRoutes } from '../../../src/platform/kernel/diagnostics/routes.ts';
import { app } from '../bridge/serve.ts';

/** The bridge, which tells the journeys what it was asked, and answers wrongly where they want it to. */

const requests = createRequestLog();
const faults = createFaults();
app.use(requests.middleware, faults.middleware);
app.route('/', diagnosticRoutes(requests, faults));
await import('../bridge/main.ts');
