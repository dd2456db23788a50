import { readFileSync } from 'node:fs';
import { embeddedDatabase } from '../embedded-database.ts';

/** Linux counts the time of a processor in hundredths of a second. */
const TICKS_PER_SECOND = 100;

/** CPU seconds of a process, user and system, and of its children that have ended. */
function secondsOf(pid: number): { own: number; ended: number } {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // What stands before the last bracket is the program's name, which may hold anything.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const seconds = (first: number) =>
    (Number(fields[first]) + Number(fields[first + 1])) / TICKS_PER_SECOND;
  return { own: seconds(11), ended: seconds(13) };
}

/** CPU seconds of a process that tells nothing of itself: the system's account. */
export const cpuSecondsOf = (pid: number) => secondsOf(pid).own;

/** CPU seconds of the database server in a data folder, with all of its processes. */
export function postgresqlSeconds(dataFolder: string): number {
  const { pid } = embeddedDatabase(dataFolder).server();
  const running = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
  const { own, ended } = secondsOf(pid);
  return running.reduce((sum, child) => sum + cpuSecondsOf(Number(child)), own + ended);
}
