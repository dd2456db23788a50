import type { Language } from '#src/domain/shop/locales.ts';
import {
  closePdf,
  MARGIN,
  openPdf,
  PDF_COLOURS,
  type Pdf,
  printable,
  writeWordmark,
} from '#src/platform/kernel/pdf/open-pdf.ts';
import type { MakeFile } from '#src/platform/orders/documents/digital-goods.ts';

type PatternTexts = {
  /** How to print it, and how to check that it came out in its size. */
  print: string;
  /** Names of the pieces, each with how often it is cut. */
  front: string;
  back: string;
  sleeve: string;
  collar: string;
  seam: string;
};

const PATTERN_TEXTS: Record<Language, PatternTexts> = {
  de: {
    print: 'In Originalgröße (100 %) drucken. Dieses Quadrat misst dann 5 × 5 cm.',
    front: 'Vorderteil, 2 ×',
    back: 'Rückenteil, 1 × im Bruch',
    sleeve: 'Ärmel, 2 ×',
    collar: 'Kragen, 2 × im Bruch',
    seam: 'Maßstab 1:10, Nahtzugabe 1 cm enthalten.',
  },
  en: {
    print: 'Print at actual size (100%). This square then measures 5 × 5 cm.',
    front: 'Front, cut 2',
    back: 'Back, cut 1 on the fold',
    sleeve: 'Sleeve, cut 2',
    collar: 'Collar, cut 2 on the fold',
    seam: 'Scale 1:10, 1 cm seam allowance included.',
  },
  es: {
    print: 'Imprime a tamaño real (100 %). Este cuadrado mide entonces 5 × 5 cm.',
    front: 'Delantero, cortar 2',
    back: 'Espalda, cortar 1 al doblez',
    sleeve: 'Manga, cortar 2',
    collar: 'Cuello, cortar 2 al doblez',
    seam: 'Escala 1:10, margen de costura de 1 cm incluido.',
  },
  fr: {
    print: 'Imprimez en taille réelle (100 %). Ce carré mesure alors 5 × 5 cm.',
    front: 'Devant, couper 2 fois',
    back: 'Dos, couper 1 fois au pli',
    sleeve: 'Manche, couper 2 fois',
    collar: 'Col, couper 2 fois au pli',
    seam: 'Échelle 1:10, marges de couture de 1 cm comprises.',
  },
  it: {
    print: 'Stampa a grandezza reale (100%). Questo quadrato misura allora 5 × 5 cm.',
    front: 'Davanti, tagliare 2 volte',
    back: 'Dietro, tagliare 1 volta in piega',
    sleeve: 'Manica, tagliare 2 volte',
    collar: 'Collo, tagliare 2 volte in piega',
    seam: 'Scala 1:10, margini di cucitura di 1 cm compresi.',
  },
  pl: {
    print: 'Drukuj w skali 100%. Ten kwadrat ma wtedy 5 × 5 cm.',
    front: 'Przód, 2 ×',
    back: 'Tył, 1 × ze złożenia',
    sleeve: 'Rękaw, 2 ×',
    collar: 'Kołnierzyk, 2 × ze złożenia',
    seam: 'Skala 1:10, z zapasem na szew 1 cm.',
  },
};

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
