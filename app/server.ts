import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server';
import { createPipeline } from './pipeline/pipeline.ts';

/** The fetch entry: what every request passes before Start sees it (safety.md). */
export default { fetch: createPipeline(createStartHandler(defaultRenderHandler)) };
