/** The last segment of a shared wishlist's link: 16 random bytes. */
export const SHARE_ID = /^[\w-]{22}$/;
