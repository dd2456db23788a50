import { defineConfig } from 'drizzle-kit';

/** `npm run db:generate` writes the SQL for what changed in the tables since the last migration. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/platform/*/tables.ts',
  out: './src/platform/database/migrations',
});
