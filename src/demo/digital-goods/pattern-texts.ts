import type { Language } from '#src/domain/shop/locales.ts';

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

export const PATTERN_TEXTS: Record<Language, PatternTexts> = {
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
