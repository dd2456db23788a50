import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';

/** The shop's own letters, whole: the parts that browsers load leave out most of a name's accents. */
const FONTS = {
  display: import.meta.resolve('@expo-google-fonts/fraunces/400Regular/Fraunces_400Regular.ttf'),
  text: import.meta.resolve(
    '@expo-google-fonts/instrument-sans/400Regular/InstrumentSans_400Regular.ttf',
  ),
  strong: import.meta.resolve(
    '@expo-google-fonts/instrument-sans/600SemiBold/InstrumentSans_600SemiBold.ttf',
  ),
};

/** Of text and paper of the shop (the tokens of the design system are for browsers). */
export const PDF_COLOURS = { ink: '#1b1a18', muted: '#6b665f', line: '#d9d4cc' } as const;

/** Edge of a page of A4 in points (1/72 inch). */
export const MARGIN = 56;

export type Pdf = PDFKit.PDFDocument;

type About = { title: string; brandName: string; lang: string; createdAt: Date };

/** A document of A4 that says what it is, whose and in which language; sizes are in points. */
export function openPdf({ title, brandName, lang, createdAt }: About): Pdf {
  const pdf = new PDFDocument({
    ...{ size: 'A4', margin: MARGIN, lang, displayTitle: true, bufferPages: true },
    info: { Title: title, Author: brandName, Creator: brandName, CreationDate: createdAt },
  });
  for (const [name, file] of Object.entries(FONTS)) pdf.registerFont(name, fileURLToPath(file));
  return pdf.font('text').fontSize(9.5).fillColor(PDF_COLOURS.ink);
}

/** The fonts have no narrow space, which amounts in French and Polish have. */
export function printable(text: string): string {
  return text.replaceAll('\u202f', '\u00a0');
}

/** The brand's name as it stands on the shop front. */
export function writeWordmark(pdf: Pdf, brandName: string): void {
  pdf
    .font('display')
    .fontSize(20)
    .text(printable(brandName.toUpperCase()), MARGIN, MARGIN, { characterSpacing: 3.6 })
    .font('text')
    .fontSize(9.5);
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
