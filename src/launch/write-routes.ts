import { resolveConfig } from 'vite';

/** A program: writes the tree of routes. Start's plugin does so as its configuration is read. */
await resolveConfig({ configFile: 'app.config.ts', logLevel: 'warn' }, 'build', 'production');
