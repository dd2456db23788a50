/**
 * The French sign that goods are sorted (Triman), with how clothes, shoes and their packaging are (code de
 * l’environnement, article R. 541-12-18).
 */
export const INFO_TRI = { src: '/info-tri.svg', width: 528, height: 230 } as const;

/** The same for readers of mail, which take no SVG: drawn by the build. */
export const INFO_TRI_IN_MAILS = '/info-tri.png';
