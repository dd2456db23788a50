import { outlastFailover } from '../kernel/database/database.ts';

/** Waits for a database that is away for a moment, and asks again: for what may be done twice. */
export const outlast = <T>(work: () => Promise<T>): Promise<T> => outlastFailover(work, 'write');
