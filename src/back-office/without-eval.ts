import { config } from 'zod';

/**
 * Before any schema is made: zod tries `eval` else, and the policy of the back office reports what it
 * forbids.
 */
config({ jitless: true });
