/** Files that were dropped, those in folders too. */

const filesOf = (entry: FileSystemFileEntry) =>
  new Promise<File[]>((resolve) =>
    entry.file(
      (file) => resolve([file]),
      // What cannot be read any more is left out, as if it had not been dropped.
      () => resolve([]),
    ),
  );

/** A reader gives some entries at a time, and none once it is through. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve) =>
      reader.readEntries(resolve, () => resolve([])),
    );
    if (some.length === 0) return all;
    all.push(...some);
  }
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

async function within(entry: FileSystemEntry): Promise<File[]> {
  if (isFile(entry)) return filesOf(entry);
  if (!isFolder(entry)) return [];
  return (await Promise.all((await entriesOf(entry)).map(within))).flat();
}

export async function droppedFiles({ items, files }: DataTransfer): Promise<File[]> {
  // Entries are gone once the event is over.
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  if (entries.length === 0) return [...files];
  return (await Promise.all(entries.map(within))).flat();
}
