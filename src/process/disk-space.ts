/**
 * What must be free where a program writes, in bytes: four of PostgreSQL's log segments. With less a
 * program says that it is not ready, before an order fails for it (F36).
 */
const MIN_FREE_BYTES = 64 * 1024 * 1024;

/** Whether a file system, as `statfs` describes it, has room for what comes. */
export function hasRoom({ bavail, bsize }: { bavail: number; bsize: number }): boolean {
  return bavail * bsize >= MIN_FREE_BYTES;
}
