/** Hands a file to the browser as a download. */
function save(name: string, content: BlobPart, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

export const saveFile = ({ fileName, content }: { fileName: string; content: Blob }) =>
  save(fileName, content, content.type);

export const saveCsv = (name: string, csv: string) => save(name, csv, 'text/csv;charset=utf-8');

type Base64File = { fileName: string; content: string };
const saveBase64 = ({ fileName, content }: Base64File, type: string) =>
  save(
    fileName,
    Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0)),
    type,
  );

export const savePdf = (file: Base64File) => saveBase64(file, 'application/pdf');
export const saveXml = (file: Base64File) => saveBase64(file, 'application/xml');

export const saveJson = (name: string, value: unknown) =>
  save(name, JSON.stringify(value, null, 2), 'application/json');
