import { OpenAPIHono } from '@hono/zod-openapi';
import type { PlatformEnv } from './platform-env.ts';
import { Problem } from './problem.ts';

/** A router whose input failures become 400 BAD_REQUEST naming the first wrong field. */
export function createRouter(): OpenAPIHono<PlatformEnv> {
  return new OpenAPIHono<PlatformEnv>({
    defaultHook: (result) => {
      if (result.success) return;
      const [issue] = result.error.issues;
      const unknown = issue?.code === 'unrecognized_keys' ? issue.keys : [];
      const field = [...(issue?.path ?? []), ...unknown.slice(0, 1)].join('.');
      throw new Problem('BAD_REQUEST', {
        field: field === '' ? result.target : field,
        message: `bad request: ${field === '' ? result.target : field}`,
      });
    },
  });
}
