import {
  closePdf,
  MARGIN,
  openPdf,
  PDF_COLOURS,
  type Pdf,
  printable,
  writeWordmark,
} from '../../kernel/pdf/open-pdf.ts';
import type { Invoice } from './invoice.ts';

/** Where columns begin and how wide they are, in points; the page has 483 of them. */
const COLUMNS = {
  item: { x: MARGIN, width: 260 },
  quantity: { x: 320, width: 45 },
  price: { x: 370, width: 80 },
  amount: { x: 455, width: 84 },
} as const;
type Column = keyof typeof COLUMNS;

const RIGHT = COLUMNS.amount.x + COLUMNS.amount.width;
const BOTTOM = 842 - MARGIN - 20;
const SUMS = { x: 300, width: 150 };

type Cell = { column: Column; text: string; y: number };

function writeCell(pdf: Pdf, { column, text, y }: Cell): void {
  const align = column === 'item' ? 'left' : 'right';
  pdf.text(printable(text), COLUMNS[column].x, y, { width: COLUMNS[column].width, align });
}

function drawLine(pdf: Pdf, y: number): void {
  pdf.moveTo(MARGIN, y).lineTo(RIGHT, y).lineWidth(0.6).stroke(PDF_COLOURS.line);
}

function writeHeads(pdf: Pdf, { heads }: Invoice, y: number): number {
  pdf.fontSize(8).fillColor(PDF_COLOURS.muted);
  for (const column of ['item', 'quantity', 'price', 'amount'] as const) {
    writeCell(pdf, { column, text: heads[column], y });
  }
  pdf.fontSize(9.5).fillColor(PDF_COLOURS.ink);
  drawLine(pdf, y + 15);
  return y + 24;
}

/** The seller on the right of the wordmark, then what the paper is and for whom. */
function writeTop(pdf: Pdf, invoice: Invoice, seller: readonly string[]): number {
  pdf.fillColor(PDF_COLOURS.muted);
  pdf.text(printable(seller.join('\n')), 300, MARGIN + 4, { width: RIGHT - 300, align: 'right' });
  const top = Math.max(pdf.y + 30, MARGIN + 70);
  pdf.fillColor(PDF_COLOURS.ink).font('display').fontSize(24);
  pdf.text(printable(invoice.title), MARGIN, top, { width: RIGHT - MARGIN });
  pdf.font('text').fontSize(9.5);
  const below = pdf.y + 16;
  let y = below;
  for (const [label, value] of invoice.facts) {
    pdf.fillColor(PDF_COLOURS.muted).text(printable(label), MARGIN, y, { width: 90 });
    pdf.fillColor(PDF_COLOURS.ink).text(printable(value), MARGIN + 95, y, { width: 130 });
    y = pdf.y + 3;
  }
  if (invoice.billedTo !== null) {
    const { heading, lines } = invoice.billedTo;
    const place = { width: RIGHT - SUMS.x };
    pdf.fillColor(PDF_COLOURS.muted).text(printable(heading), SUMS.x, below, place);
    pdf.fillColor(PDF_COLOURS.ink).text(printable(lines.join('\n')), SUMS.x, pdf.y + 3, place);
  }
  return Math.max(y, pdf.y) + 30;
}

type Row = Invoice['rows'][number];

/** Written in the order in which it is read aloud. */
function writeRow(pdf: Pdf, row: Row, y: number): number {
  pdf.font('strong');
  writeCell(pdf, { column: 'item', text: row.name, y });
  pdf.font('text');
  if (row.details !== '') {
    pdf.fillColor(PDF_COLOURS.muted);
    writeCell(pdf, { column: 'item', text: row.details, y: pdf.y + 2 });
    pdf.fillColor(PDF_COLOURS.ink);
  }
  const end = pdf.y + 8;
  for (const column of ['quantity', 'price', 'amount'] as const) {
    writeCell(pdf, { column, text: row[column], y });
  }
  drawLine(pdf, end);
  return end + 8;
}

function writeSum(pdf: Pdf, { label, amount, look }: Invoice['sums'][number], y: number): number {
  if (look === 'total') pdf.font('strong').fontSize(12);
  pdf.text(printable(label), SUMS.x, y, { width: SUMS.width - 20 });
  const end = pdf.y + 6;
  const { x, width } = COLUMNS.amount;
  pdf.text(printable(amount), x - 20, y, { width: width + 20, align: 'right' });
  pdf.font('text').fontSize(9.5).fillColor(PDF_COLOURS.ink);
  return end;
}

/** Where the columns of sums by rate begin and how wide they are, in points. */
const RATE_COLUMNS = {
  rate: { x: MARGIN, width: 225 },
  net: { x: 285, width: 80 },
  vat: { x: 370, width: 80 },
  gross: { x: 455, width: 84 },
} as const;

/** What is charged at a rate, or the heads of that; a law that is named may take several lines. */
function writeRate(pdf: Pdf, row: Invoice['rates']['heads'], y: number): number {
  const { x, width } = RATE_COLUMNS.rate;
  pdf.text(printable(row.rate), x, y, { width });
  const end = pdf.y + 5;
  for (const column of ['net', 'vat', 'gross'] as const) {
    const { x: from, width: wide } = RATE_COLUMNS[column];
    pdf.text(printable(row[column]), from, y, { width: wide, align: 'right' });
  }
  return end;
}

function writeRates(pdf: Pdf, { rates: { heads, rows } }: Invoice, y: number): void {
  pdf.fontSize(8).fillColor(PDF_COLOURS.muted);
  let next = writeRate(pdf, heads, y);
  drawLine(pdf, next);
  pdf.fontSize(9.5).fillColor(PDF_COLOURS.ink);
  for (const row of rows) next = writeRate(pdf, row, next + 6);
}

type Letterhead = {
  brandName: string;
  seller: readonly string[];
  createdAt: Date;
  /** The same for programs (EN 16931), which the paper carries inside. */
  data: string;
};

/** The name by which programs look for the data in a PDF (Factur-X, ZUGFeRD). */
const DATA_FILE = 'factur-x.xml';

/** The invoice on paper, on as many pages as its lines need. */
export function drawInvoice(invoice: Invoice, head: Letterhead): Promise<Buffer> {
  const pdf = openPdf({ ...invoice, ...head });
  writeWordmark(pdf, head.brandName);
  let y = writeHeads(pdf, invoice, writeTop(pdf, invoice, head.seller));
  const room = (points: number): boolean => {
    if (y + points <= BOTTOM) return false;
    pdf.addPage();
    y = MARGIN;
    return true;
  };
  for (const row of invoice.rows) {
    if (room(48)) y = writeHeads(pdf, invoice, y);
    y = writeRow(pdf, row, y);
  }
  y += 6;
  for (const sum of invoice.sums) {
    room(30);
    y = writeSum(pdf, sum, y);
  }
  y += 18;
  room(30 + 36 * invoice.rates.rows.length);
  writeRates(pdf, invoice, y);
  pdf.file(Buffer.from(head.data), {
    ...{ name: DATA_FILE, type: 'text/xml', relationship: 'Alternative' },
    ...{ creationDate: head.createdAt, modifiedDate: head.createdAt },
  });
  numberPages(pdf, invoice.title);
  return closePdf(pdf);
}

/** At the foot of each page, once it is known how many there are. */
function numberPages(pdf: Pdf, title: string): void {
  const { count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page);
    // Text in the margin would begin a new page.
    pdf.page.margins.bottom = 0;
    pdf.fontSize(8).fillColor(PDF_COLOURS.muted);
    const place = { width: RIGHT - MARGIN, lineBreak: false };
    pdf.text(printable(title), MARGIN, 842 - MARGIN + 8, place);
    pdf.text(`${page + 1} / ${count}`, MARGIN, 842 - MARGIN + 8, { ...place, align: 'right' });
  }
}
