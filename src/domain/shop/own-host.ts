/** Names of this machine, with a port: a page elsewhere could give its own name this address. */
export const OWN_HOST = /^(127\.0\.0\.1|localhost|\[::1\])(:\d{1,5})?$/;
