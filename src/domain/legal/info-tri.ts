/**
 * The French sign that goods are sorted (Triman), with how clothes, shoes and their packaging are (code de
 * l’environnement, article R. 541-12-18). `svg` for pages; `png`, drawn by the build, for mails.
 */
export const infoTri = (format: 'svg' | 'png') => `/info-tri.${format}`;

/** Units of the picture. */
export const INFO_TRI_SIZE = { width: 528, height: 230 } as const;
