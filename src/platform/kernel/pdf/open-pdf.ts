import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import { PALETTE, PRINT_FONTS } from '#src/domain/brand/theme.ts';
import type { DownloadFile } from '#src/domain/order/order.schema.ts';

export const PDF_COLOURS = {
  ink: PALETTE.ink.light,
  muted: PALETTE.muted.light,
  line: PALETTE.line.light,
};

/** Edge of a page of A4 in points (1/72 inch). */
export const MARGIN = 56;

export type Pdf = PDFKit.PDFDocument;

type About = {
  title: string;
  brandName: string;
  lang: string;
  createdAt: Date;
  /** Where text goes on with another page. */
  margin?: number;
};

/** A document of A4 that says what it is, whose and in which language; sizes are in points. */
export function openPdf({ title, brandName, lang, createdAt, margin = MARGIN }: About): Pdf {
  const pdf = new PDFDocument({
    ...{ size: 'A4', margin, lang, displayTitle: true, bufferPages: true },
    info: { Title: title, Author: brandName, Creator: brandName, CreationDate: createdAt },
  });
  for (const [name, file] of Object.entries(PRINT_FONTS)) {
    pdf.registerFont(name, fileURLToPath(import.meta.resolve(file)));
  }
  return pdf.font('text').fontSize(9.5).fillColor(PDF_COLOURS.ink);
}

/** The fonts have no narrow space, which amounts in French and Polish and days in English have. */
export function printable(text: string): string {
  return text.replaceAll(/[\u2009\u202f]/g, '\u00a0');
}

/** The brand's name as the shop writes it. */
export function writeWordmark(pdf: Pdf, brandName: string): void {
  pdf
    .font('display')
    .fontSize(20)
    .text(printable(brandName.toUpperCase()), MARGIN, MARGIN, { characterSpacing: 3.6 })
    .font('text')
    .fontSize(9.5);
}

/** A document as it travels. */
export function inBase64(fileName: string, pdf: Buffer): DownloadFile {
  return { fileName, content: pdf.toString('base64') };
}

/** Ends a document; resolves to all of it. */
export function closePdf(pdf: Pdf): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', () => resolve(Buffer.concat(parts)));
    pdf.on('error', reject);
    pdf.end();
  });
}
