import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { entranceOf, fleetSchema, PORTS } from '../fleet.ts';
import { fleetSecrets } from '../secrets.ts';
import { beginsOlder, readOptions } from '../torment/options.ts';
import { torment } from '../torment/torment.ts';
import { currentLeaders } from './current-leaders.ts';
import { relay, relayPort } from './relay.ts';
import { type Begin, startFleet } from './trial-fleet.ts';

/**
 * The trial from inside, as the first process of namespaces of its own: when it ends, the system ends
 * every process, network and mount that it has made.
 */

const [folder = '', description = '', what, ...asked] = process.argv.slice(2);

// Ctrl-C reaches all processes of a terminal; the one outside ends this one.
process.on('SIGINT', () => undefined);
process.on('message', () => process.exit(0));

async function live(): Promise<void> {
  const fleet = fleetSchema.parse(JSON.parse(readFileSync(description, 'utf8')));
  const options = what === 'torment' ? readOptions(asked) : null;
  let entrance = '';
  const toEdge = () => ({ host: entrance, port: PORTS.web });
  const code = process.cwd();
  const begin: Begin = async (what) => {
    const trial = await startFleet({ older: code, ...what, code, logs: join(folder, 'logs') });
    entrance = entranceOf(what.fleet);
    return trial;
  };
  const trial = await begin({
    fleet,
    secrets: fleetSecrets(join(folder, 'secrets'), fleet),
    ...(options !== null && beginsOlder(options) && { older: join(folder, 'older') }),
  });
  const { shops, api, card, backOffice } = fleet.origins;
  for (const origin of [...shops, api, card, backOffice]) {
    if (origin !== undefined) await relayPort(Number(new URL(origin).port), toEdge);
  }
  await relay({ path: join(folder, 'edge.sock') }, toEdge);
  const lines = [
    '',
    `  Storefront   ${shops[0]}`,
    `  Platform     ${api}`,
    `  Back office  ${backOffice}`,
    '',
    await currentLeaders(trial),
    '',
    `  Logs         ${join(folder, 'logs')}`,
    '  Ctrl-C ends everything.',
    '',
  ];
  process.stdout.write(lines.join('\n'));
  process.send?.('listens');
  if (options !== null) process.exit(await torment(trial, begin, options));
}

live().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
});
