import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { createBuilder } from 'vite';
import { waitFor } from '#src/launch/wait-for.ts';
import { FLOOR_PORT } from '../test-ports.ts';
import type { Site } from './site.ts';

const FOLDER = join(process.cwd(), '.data/bench/floor');
const START_BUDGET_MS = 20_000;

/** The smallest app of our stack: one page that says hello. */
const FILES: Record<string, string> = {
  'package.json': '{ "type": "module" }',
  'app/router.tsx': `import { createRouter } from '@tanstack/react-router';
import { routeTree } from './routeTree.gen.ts';
export const getRouter = () => createRouter({ routeTree });`,
  'app/routes/__root.tsx': `import { createRootRoute, HeadContent, Outlet, Scripts } from '@tanstack/react-router';
export const Route = createRootRoute({
  component: () => <html lang="en"><head><HeadContent /></head><body><Outlet /><Scripts /></body></html>,
});`,
  'app/routes/index.tsx': `import { createFileRoute } from '@tanstack/react-router';
export const Route = createFileRoute('/')({ component: () => <h1>Hello</h1> });`,
};

/** Builds it as our own build does; kilobytes of its script as gzip sends them. */
export async function measureFloor(): Promise<number> {
  rmSync(FOLDER, { recursive: true, force: true });
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(join(FOLDER, path, '..'), { recursive: true });
    writeFileSync(join(FOLDER, path), text);
  }
  const builder = await createBuilder({
    root: FOLDER,
    configFile: false,
    logLevel: 'error',
    build: { target: 'es2022' },
    plugins: [tanstackStart({ srcDirectory: 'app' }), react()],
  });
  await builder.buildApp();
  const assets = join(FOLDER, 'dist/client/assets');
  const bytes = readdirSync(assets)
    .filter((file) => file.endsWith('.js'))
    .reduce((sum, file) => sum + gzipSync(readFileSync(join(assets, file))).byteLength, 0);
  return bytes / 1_000;
}

/** Serves what was built, in a process of its own as every shop has, until this one ends. */
export async function serveFloor(): Promise<Site> {
  const server = join(FOLDER, 'dist/server/server.js');
  const file = join(import.meta.dirname, 'serve-floor.ts');
  const child = spawn(process.execPath, [file, server, String(FLOOR_PORT)], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  child.unref();
  process.once('exit', () => child.kill());
  const url = `http://localhost:${FLOOR_PORT}`;
  if (child.pid === undefined || !(await waitFor(url, START_BUDGET_MS))) {
    throw new Error('no hello world');
  }
  return { name: 'hello', url, paths: { world: '/?' }, pid: child.pid };
}
