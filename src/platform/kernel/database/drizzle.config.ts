import { defineConfig } from 'drizzle-kit';

/** `npm run db:generate` writes the SQL for what changed in the tables since the last migration. */
export default defineConfig({
  dialect: 'postgresql',
  // The demo's tables are in the same database.
  schema: ['./src/platform/**/tables.ts', './src/demo/*/tables.ts'],
  out: './src/platform/kernel/database/migrations',
});
