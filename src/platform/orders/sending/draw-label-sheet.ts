import { barcodeModules, barsOf } from '#src/process/barcode.ts';
import { closePdf, openPdf, PDF_COLOURS, type Pdf, printable } from '../../kernel/pdf/open-pdf.ts';

/** A label that lies in a parcel, for what may come back of it. */
export type ParcelLabel = {
  to: { heading: string; lines: string[] };
  carrier: string;
  postage: string;
  /** What a scanner reads, and what it is called. */
  code: { name: string; value: string };
};

/** Sheets of stickers, A4 with 2 × 4 of 105 × 74 mm. */
const CELL = { width: 595 / 2, height: 842 / 4 };
const PER_PAGE = 8;
const EDGE = 22;
const BARS = { height: 42, module: 1.1 };

function drawLabel(pdf: Pdf, label: ParcelLabel, left: number, top: number): void {
  const x = left + EDGE;
  const width = CELL.width - 2 * EDGE;
  pdf.font('strong').fontSize(10).fillColor(PDF_COLOURS.ink);
  pdf.text(printable(label.carrier), x, top + EDGE, { width });
  pdf.font('text').fontSize(8.5).fillColor(PDF_COLOURS.muted);
  pdf.text(printable(`${label.postage} · ${label.to.heading}`), x, pdf.y + 1, { width });
  pdf.fontSize(10.5).fillColor(PDF_COLOURS.ink);
  pdf.text(printable(label.to.lines.join('\n')), x, pdf.y + 5, {
    ...{ width, lineGap: 1 },
    // What is longer than a label is cut off, and no page is added for it.
    height: CELL.height - 2 * EDGE - BARS.height - 62,
    ellipsis: true,
  });
  const bars = top + CELL.height - EDGE - BARS.height - 16;
  for (const { at, width: wide } of barsOf(barcodeModules(label.code.value))) {
    pdf.rect(x + at * BARS.module, bars, wide * BARS.module, BARS.height);
  }
  pdf.fill('#000000').fillColor(PDF_COLOURS.ink).fontSize(9);
  pdf.text(printable(`${label.code.name} ${label.code.value}`), x, bars + BARS.height + 5, {
    width,
    lineBreak: false,
  });
}

/** Labels on sheets of stickers, eight on each. */
export function drawLabelSheet(
  labels: readonly ParcelLabel[],
  about: { title: string; lang: string; brandName: string; createdAt: Date },
): Promise<Buffer> {
  const pdf = openPdf({ ...about, margin: 0 });
  for (const [index, label] of labels.entries()) {
    const cell = index % PER_PAGE;
    if (index > 0 && cell === 0) pdf.addPage();
    drawLabel(pdf, label, (cell % 2) * CELL.width, Math.floor(cell / 2) * CELL.height);
  }
  return closePdf(pdf);
}
