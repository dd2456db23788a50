import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { DomainError } from '../../../src/domain/errors.ts';
import { CONTENT_CALLS, forwarded } from './content.ts';
import { handleIdentity, isIdentity } from './identity.ts';
import { app, callerOf } from './serve.ts';
import { SETTINGS } from './settings.ts';
import { allShops } from './shops.ts';
import './shop-calls.ts';
import './tracking.ts';
import './card-page.ts';
import { catalogueOf } from './catalogue.ts';
import './account.ts';
import './addresses.ts';
import './carts.ts';
import './lists.ts';
import './orders.ts';
import './payments.ts';
import './pictures.ts';
import './fixtures.ts';

/** The bridge: calls of a storefront, answered by Vendure. */

for (const call of CONTENT_CALLS)
  app.on(call.method, call.path.replaceAll(/\{(\w+)\}/g, ':$1'), async (context) => {
    const caller = await callerOf(context, true);
    const answer = caller && (await forwarded(context.req.raw, caller.shop.domain));
    if (answer === null) throw new DomainError('NOT_FOUND');
    return answer;
  });

const listener = getRequestListener(app.fetch);
const server = createServer((request, response) => {
  void (isIdentity(request) ? handleIdentity(request, response) : listener(request, response));
});
// A page waits two seconds: the first one finds the copies of the catalogue made.
try {
  for (const shop of await allShops()) await catalogueOf(shop);
} catch (error) {
  process.stderr.write(`The catalogue is read later: ${error}\n`);
}
server.listen(SETTINGS.port, () => process.send?.('listens'));
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    server.close(() => process.exit(0));
    server.closeAllConnections();
  });
