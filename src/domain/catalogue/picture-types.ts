/** The order in which a gallery shows the views of an option: whole, worn, from behind, close. */
export const GALLERY_TYPES = ['AP', 'VC', 'VH', 'SU', 'GZ', 'DP'] as const;

/** Picture types (specification §3): packshot, group, detail, worn, look, hover, zoom. */
export const PICTURE_TYPES = ['AP', 'GZ', 'DP', 'VC', 'SU', 'VH', 'ZM'] as const;
export type PictureType = (typeof PICTURE_TYPES)[number];
