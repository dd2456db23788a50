import bwipjs from 'bwip-js/node';
import {
  closePdf,
  MARGIN,
  openPdf,
  PDF_COLOURS,
  type Pdf,
  printable,
  writeWordmark,
} from './open-pdf.ts';

/** What the warehouse prints: what to take, how often, and what it is for. */
export type Sheet = {
  title: string;
  lang: string;
  /** Read by a scanner; null for none. */
  barcode: string | null;
  to: { heading: string; lines: string[] } | null;
  /** What must not be overlooked; null for nothing. */
  note?: { heading: string; text: string } | null;
  heads: { item: string; quantity: string };
  rows: { name: string; details: string; quantity: string; code: string }[];
};

const RIGHT = 539;
const BOTTOM = 842 - MARGIN - 20;
const QUANTITY = { x: MARGIN, width: 50 };
const ITEM = { x: 115, width: 260 };
const CODE = { x: 385, width: 154 };

function writeRow(pdf: Pdf, row: Sheet['rows'][number], y: number): number {
  pdf.font('strong').fontSize(12);
  pdf.text(printable(row.quantity), QUANTITY.x, y, { width: QUANTITY.width });
  pdf.fontSize(9.5).text(printable(row.name), ITEM.x, y, { width: ITEM.width });
  pdf.font('text').fillColor(PDF_COLOURS.muted);
  pdf.text(printable(row.details), ITEM.x, pdf.y + 2, { width: ITEM.width });
  const below = pdf.y;
  pdf.fillColor(PDF_COLOURS.ink);
  pdf.text(printable(row.code), CODE.x, y, { width: CODE.width, align: 'right' });
  const end = Math.max(below, pdf.y) + 8;
  pdf.moveTo(MARGIN, end).lineTo(RIGHT, end).lineWidth(0.6).stroke(PDF_COLOURS.line);
  return end + 8;
}

async function writeSheet(pdf: Pdf, sheet: Sheet, brandName: string): Promise<void> {
  writeWordmark(pdf, brandName);
  if (sheet.barcode !== null) {
    const bars = await bwipjs.toBuffer({
      ...{ bcid: 'code128', text: sheet.barcode, scale: 3, height: 10 },
      includetext: true,
    });
    pdf.image(bars, CODE.x, MARGIN - 10, { width: CODE.width });
  }
  pdf.font('display').fontSize(24);
  pdf.text(printable(sheet.title), MARGIN, MARGIN + 70, { width: RIGHT - MARGIN });
  pdf.font('text').fontSize(9.5);
  if (sheet.to !== null) {
    const { heading, lines } = sheet.to;
    pdf.fillColor(PDF_COLOURS.muted).text(printable(heading), MARGIN, pdf.y + 12);
    pdf.fillColor(PDF_COLOURS.ink).text(printable(lines.join('\n')), MARGIN, pdf.y + 3);
  }
  if (sheet.note) {
    const { heading, text } = sheet.note;
    pdf.font('strong').text(printable(heading), MARGIN, pdf.y + 12, { width: RIGHT - MARGIN });
    pdf.font('text');
    if (text !== '') pdf.text(printable(text), MARGIN, pdf.y + 3, { width: RIGHT - MARGIN });
  }
  let y = pdf.y + 24;
  pdf.fontSize(8).fillColor(PDF_COLOURS.muted);
  pdf.text(printable(sheet.heads.quantity), QUANTITY.x, y, { width: QUANTITY.width });
  pdf.text(printable(sheet.heads.item), ITEM.x, y, { width: ITEM.width });
  pdf.fillColor(PDF_COLOURS.ink);
  y += 20;
  for (const row of sheet.rows) {
    if (y + 48 > BOTTOM) {
      pdf.addPage();
      y = MARGIN;
    }
    y = writeRow(pdf, row, y);
  }
}

type About = { brandName: string; createdAt: Date };

/** Sheets in one file, each from a page of its own. */
export async function drawSheets(
  sheets: readonly Sheet[],
  about: About & { title: string; lang: string },
): Promise<Buffer> {
  const pdf = openPdf(about);
  for (const [index, sheet] of sheets.entries()) {
    if (index > 0) pdf.addPage();
    await writeSheet(pdf, sheet, about.brandName);
  }
  return closePdf(pdf);
}

/** A sheet on paper, on as many pages as its rows need. */
export const drawSheet = (sheet: Sheet, { brandName, createdAt }: About): Promise<Buffer> =>
  drawSheets([sheet], { title: sheet.title, lang: sheet.lang, brandName, createdAt });
