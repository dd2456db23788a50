import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findChromium } from '#src/launch/chromium.ts';
import { isRoot } from '#src/launch/find-program.ts';
import { isPortFree } from '#src/launch/wait-for.ts';
import { fleetSchema } from '../fleet.ts';
import { beginsOlder, readOptions } from '../torment/options.ts';
import { buildOlderProgram } from './older-program.ts';
import { APART, collectPackages, requireNamespaces } from './packages.ts';
import { relayPort } from './relay.ts';

/**
 * `npm run fleet`: a whole fleet on this machine, each host in namespaces of its own, until Ctrl-C.
 * `npm run fleet:torment`: the same, while shoppers buy and one thing after the other fails.
 * With `prepare` it only gets the packages, and fails where this machine cannot run a fleet.
 */

/** Which hosts there are; a smaller fleet is described in `small.json`. */
const DESCRIPTION = resolve(import.meta.dirname, '..', process.env.FLEET_HOSTS ?? 'trial.json');
const folder = resolve(process.env.FLEET_DIR ?? '.data/fleet');
const [what, ...asked] = process.argv.slice(2);
/** One that does not end by itself is ended. */
const END_BUDGET_MS = 5_000;

const { origins } = fleetSchema.parse(JSON.parse(readFileSync(DESCRIPTION, 'utf8')));
const ports = [...origins.shops, origins.api, origins.card, origins.backOffice].flatMap((origin) =>
  origin === undefined ? [] : [Number(new URL(origin).port)],
);

/** Tools of a build keep files where they like: here they are in a folder that goes. */
function buildAside() {
  const place = join(folder, 'building');
  mkdirSync(place, { recursive: true });
  const env = { ...process.env, TMPDIR: place, XDG_CONFIG_HOME: place };
  const program = ['src/launch/build.ts', '--if-stale'];
  const { status } = spawnSync(process.execPath, program, { env, stdio: 'inherit' });
  rmSync(place, { recursive: true, force: true });
  if (status !== 0) throw new Error('The storefront could not be built: see the lines above.');
}

async function prepare(): Promise<number> {
  requireNamespaces();
  collectPackages(folder);
  return 0;
}

async function runTrial(): Promise<number> {
  if (!isRoot || process.platform !== 'linux') {
    throw new Error('A fleet on one machine needs Debian, and root: it makes networks and mounts.');
  }
  for (const port of ports) {
    if (await isPortFree(port)) continue;
    throw new Error(`Port ${port} is taken: stop what uses it.`);
  }
  const packages = collectPackages(folder);
  // Nothing can be installed from inside.
  const chromium = what === 'torment' ? findChromium() : undefined;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  buildAside();
  if (what === 'torment' && beginsOlder(readOptions(asked))) buildOlderProgram(folder);
  rmSync(join(folder, 'logs'), { recursive: true, force: true });
  // Whatever ends this process ends the first one inside, and with it everything there.
  const inside = spawn(
    'setpriv',
    [
      ...['--pdeathsig', 'KILL', 'unshare'],
      ...['--net', ...APART, '--mount-proc'],
      ...['sh', resolve(import.meta.dirname, 'with-packages.sh'), packages ?? ''],
      ...[process.execPath, resolve(import.meta.dirname, 'run-hosts.ts'), folder, DESCRIPTION],
      ...(what === undefined ? [] : [what, ...asked]),
    ],
    {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, ...(chromium !== undefined && { CHROMIUM_PATH: chromium }) },
    },
  );
  const edge = join(folder, 'edge.sock');
  inside.once('message', () => {
    for (const port of ports) void relayPort(port, () => ({ path: edge }));
  });
  let isAsked = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      isAsked = true;
      // When the first process inside has ended, all others there have; this one waits for that.
      if (inside.connected) inside.send('end');
      setTimeout(() => inside.kill('SIGKILL'), END_BUDGET_MS).unref();
    });
  }
  const code = await new Promise<number>((end) => {
    inside.once('exit', (status) => end(isAsked ? 0 : (status ?? 1)));
  });
  rmSync(edge, { force: true });
  return code;
}

(what === 'prepare' ? prepare() : runTrial()).then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
