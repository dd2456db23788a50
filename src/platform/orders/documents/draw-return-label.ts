import { barcodeModules, barsOf, QUIET_MODULES } from '#src/process/barcode.ts';
import {
  closePdf,
  MARGIN,
  openPdf,
  PDF_COLOURS,
  type Pdf,
  printable,
  writeWordmark,
} from '../../kernel/pdf/open-pdf.ts';

/** All texts of a label, in their order. */
export type ReturnLabel = {
  title: string;
  lang: string;
  to: { heading: string; lines: string[] };
  carrier: string;
  postage: string;
  returnNumber: string;
  /** Where to cut, and what becomes of both parts. */
  cut: string;
  /** Label and value: numbers. */
  facts: [string, string][];
  heads: { item: string; quantity: string };
  items: { name: string; details: string; quantity: string }[];
  /** How it is sent. */
  steps: string[];
};

const RIGHT = 595 - MARGIN;
const WIDTH = RIGHT - MARGIN;
const BARS = { height: 74, module: 1.5 };
const QUANTITY = { x: RIGHT - 60, width: 60, align: 'right' } as const;
const BOTTOM = 842 - MARGIN;

/** Dark on white in exact modules: a scanner reads it, and the number stands below. */
function drawBars(pdf: Pdf, number: string, y: number): number {
  const modules = barcodeModules(number);
  const left = MARGIN - QUIET_MODULES * BARS.module;
  for (const { at, width } of barsOf(modules)) {
    pdf.rect(left + at * BARS.module, y, width * BARS.module, BARS.height);
  }
  pdf.fill('#000000').fillColor(PDF_COLOURS.ink);
  pdf
    .font('strong')
    .fontSize(15)
    .text(number, MARGIN, y + BARS.height + 8, { characterSpacing: 2 });
  return pdf.y;
}

/** What is stuck on the parcel. */
function writeAddress(pdf: Pdf, label: ReturnLabel, brandName: string): number {
  writeWordmark(pdf, brandName);
  const aside = { width: 200, align: 'right' } as const;
  pdf
    .font('strong')
    .fontSize(13)
    .text(printable(label.carrier), RIGHT - 200, MARGIN, aside);
  pdf
    .font('text')
    .fontSize(11)
    .text(printable(label.postage), RIGHT - 200, pdf.y + 3, aside);
  pdf.fontSize(9.5).fillColor(PDF_COLOURS.muted);
  pdf.text(printable(label.to.heading), MARGIN, MARGIN + 62, { width: WIDTH });
  pdf.fillColor(PDF_COLOURS.ink).fontSize(17);
  pdf.text(printable(label.to.lines.join('\n')), MARGIN, pdf.y + 5, { width: WIDTH, lineGap: 2 });
  return drawBars(pdf, label.returnNumber, pdf.y + 26);
}

function drawCut(pdf: Pdf, text: string, y: number): number {
  pdf.moveTo(0, y).lineTo(595, y).lineWidth(0.8).dash(4, { space: 4 }).stroke(PDF_COLOURS.muted);
  pdf.undash().font('text').fontSize(8.5).fillColor(PDF_COLOURS.muted);
  pdf.text(printable(text), MARGIN, y + 6, { width: WIDTH });
  pdf.fillColor(PDF_COLOURS.ink).fontSize(9.5);
  return pdf.y + 22;
}

/** What lies in the parcel: which return it is, and its items. */
function writeSlip(pdf: Pdf, label: ReturnLabel, top: number): void {
  pdf.font('display').fontSize(20).text(printable(label.title), MARGIN, top, { width: WIDTH });
  pdf.font('text').fontSize(9.5);
  let y = pdf.y + 10;
  for (const [name, value] of label.facts) {
    pdf.fillColor(PDF_COLOURS.muted).text(printable(name), MARGIN, y, { width: 130 });
    pdf.fillColor(PDF_COLOURS.ink).text(printable(value), MARGIN + 135, y, { width: 200 });
    y = pdf.y + 3;
  }
  y += 14;
  pdf.fontSize(8).fillColor(PDF_COLOURS.muted).text(printable(label.heads.item), MARGIN, y);
  pdf.text(printable(label.heads.quantity), QUANTITY.x, y, QUANTITY);
  pdf.fontSize(9.5).fillColor(PDF_COLOURS.ink);
  y = pdf.y + 6;
  for (const { name, details, quantity } of label.items) {
    if (y + 40 > BOTTOM) {
      pdf.addPage();
      y = MARGIN;
    }
    pdf.moveTo(MARGIN, y).lineTo(RIGHT, y).lineWidth(0.6).stroke(PDF_COLOURS.line);
    pdf.font('strong').text(printable(name), MARGIN, y + 6, { width: WIDTH - 80 });
    pdf.font('text').fillColor(PDF_COLOURS.muted);
    pdf.text(printable(details), MARGIN, pdf.y + 1, { width: WIDTH - 80 });
    const end = pdf.y + 6;
    pdf.fillColor(PDF_COLOURS.ink).text(quantity, QUANTITY.x, y + 6, QUANTITY);
    y = end;
  }
  if (y + 70 > BOTTOM) {
    pdf.addPage();
    y = MARGIN;
  }
  pdf.text(printable(label.steps.join('\n')), MARGIN, y + 12, { width: WIDTH, lineGap: 3 });
}

/** The label of a return on paper: the address for the parcel, and below the cut what lies in it. */
export function drawReturnLabel(
  label: ReturnLabel,
  about: { brandName: string; createdAt: Date },
): Promise<Buffer> {
  const pdf = openPdf({ ...label, ...about });
  const end = writeAddress(pdf, label, about.brandName);
  writeSlip(pdf, label, drawCut(pdf, label.cut, end + 26));
  return closePdf(pdf);
}
