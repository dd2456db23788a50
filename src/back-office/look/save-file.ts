/** Hands a file to the browser as a download. */
function save(name: string, content: BlobPart, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

export const saveCsv = (name: string, csv: string) => save(name, csv, 'text/csv;charset=utf-8');

/** A PDF that came in base64. */
export function savePdf({ fileName, content }: { fileName: string; content: string }): void {
  const bytes = Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0));
  save(fileName, bytes, 'application/pdf');
}

export const saveJson = (name: string, value: unknown) =>
  save(name, JSON.stringify(value, null, 2), 'application/json');
