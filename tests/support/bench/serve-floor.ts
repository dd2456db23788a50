import { pathToFileURL } from 'node:url';
import { serve } from 'srvx';

/** Serves the hello world that `floor.ts` has built: `node serve-floor.ts <built server> <port>`. */

type Built = { default: { fetch: (request: Request) => Promise<Response> } };

const [, , file = '', port] = process.argv;
// It is built when the bench runs, so its shape is stated here.
const built: Built = await import(pathToFileURL(file).href);
serve({ fetch: built.default.fetch, port: Number(port), silent: true });
