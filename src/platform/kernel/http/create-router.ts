import { Hono } from 'hono';
import type { PlatformEnv } from './platform-env.ts';

/** A router of platform calls; `serve` adds them. */
export const createRouter = () => new Hono<PlatformEnv>();

export type Router = ReturnType<typeof createRouter>;
