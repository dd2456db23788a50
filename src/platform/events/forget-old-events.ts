import { lt } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { events } from './tables.ts';

const KEPT_MS = 90 * 86_400_000;

/** Deletes events of more than three months ago, with their deliveries. */
export async function forgetOldEvents(database: Database, now: Date): Promise<void> {
  await database.delete(events).where(lt(events.at, new Date(now.getTime() - KEPT_MS)));
}
