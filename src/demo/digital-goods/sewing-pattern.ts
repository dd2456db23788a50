import type { MakeFile } from '#src/platform/downloads/digital-goods.ts';
import {
  closePdf,
  MARGIN,
  openPdf,
  PDF_COLOURS,
  type Pdf,
  printable,
  writeWordmark,
} from '#src/platform/downloads/open-pdf.ts';
import { PATTERN_TEXTS } from './pattern-texts.ts';

/** Points of a centimetre on paper. */
const CM = 72 / 2.54;

type PieceName = 'front' | 'back' | 'sleeve' | 'collar';

type Piece = {
  name: PieceName;
  x: number;
  y: number;
  outline: string;
  /** Across, of the line along which it lies on the cloth; a collar has none. */
  grain: number | null;
  label: number;
};

/** Outlines in points from their own corner; `label` and `grain` say where name and line go. */
const PIECES: Piece[] = [
  {
    ...{ name: 'front', x: 60, y: 330, grain: 60, label: 250 },
    outline: 'M22 0 C30 30 62 34 66 34 L98 14 C88 50 92 84 118 96 L132 330 Q66 344 0 338 L0 34 Z',
  },
  {
    ...{ name: 'back', x: 220, y: 330, grain: 60, label: 250 },
    outline: 'M0 10 Q26 12 34 0 L86 18 C82 54 90 86 112 96 L126 330 Q60 342 0 338 Z',
  },
  {
    ...{ name: 'sleeve', x: 380, y: 330, grain: 78, label: 190 },
    outline: 'M0 84 C30 78 42 0 80 0 C118 0 128 78 158 84 L132 230 L26 230 Z',
  },
  {
    ...{ name: 'collar', x: 390, y: 610, grain: null, label: 22 },
    outline: 'M0 14 Q66 0 132 0 L140 42 Q70 40 12 58 Z',
  },
];

/** An outline, the seam within it, its grain and its name. */
function drawPiece(pdf: Pdf, { x, y, outline, grain, label }: Piece, name: string): void {
  pdf.save().translate(x, y).lineWidth(1.2).path(outline).stroke(PDF_COLOURS.ink);
  pdf.translate(4, 4).scale(0.93).lineWidth(0.5).dash(4, { space: 3 });
  pdf.path(outline).stroke(PDF_COLOURS.muted).restore();
  if (grain !== null) {
    const [top, bottom] = [y + 70, y + 170];
    pdf
      .lineWidth(0.7)
      .moveTo(x + grain, top)
      .lineTo(x + grain, bottom)
      .stroke(PDF_COLOURS.ink);
  }
  pdf.fontSize(8).text(printable(name), x + 14, y + label, { width: 104, align: 'center' });
}

/** The pattern of the shirt dress: a sheet with its pieces and a square to check the print by. */
export const drawSewingPattern: MakeFile = ({ name, lang, brandName }) => {
  const texts = PATTERN_TEXTS[lang];
  const pdf = openPdf({ title: name, brandName, lang, createdAt: new Date(0) });
  writeWordmark(pdf, brandName);
  pdf
    .font('display')
    .fontSize(22)
    .text(printable(name), MARGIN, MARGIN + 60, { width: 480 });
  pdf.font('text').fontSize(9.5);
  const y = pdf.y + 16;
  pdf
    .rect(MARGIN, y, 5 * CM, 5 * CM)
    .lineWidth(0.8)
    .stroke(PDF_COLOURS.ink);
  pdf.text(printable(texts.print), MARGIN + 10, y + 10, { width: 5 * CM - 20 });
  pdf.text(printable(texts.seam), MARGIN + 5 * CM + 24, y, { width: 280 });
  for (const piece of PIECES) drawPiece(pdf, piece, texts[piece.name]);
  return closePdf(pdf);
};
