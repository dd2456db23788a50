/** A file that waits to be imported. */
export type Waiting = { name: string; size: number; savedAt: Date };

/** A place where another system lays files that are imported by themselves, and finds their reports. */
export type Inbox = {
  list(): Promise<Waiting[]>;
  read(name: string): AsyncIterable<Uint8Array>;
  /** Lays a text beside them. */
  write(name: string, text: string): Promise<void>;
  /** Moves a file to `done`, as another name. */
  finish(name: string, as: string): Promise<void>;
};

/** Where files go that were imported, with their reports. */
export const DONE = 'done';

/** What is read of an inbox: files of a table, and no reports. */
export const isWaiting = (name: string): boolean =>
  /\.(csv|tsv|txt)$/i.test(name) && !name.startsWith('.') && !/\.refused\.csv$/i.test(name);
