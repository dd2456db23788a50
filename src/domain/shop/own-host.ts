/** Names of this machine, with a port: another site could point its name to this IP address. */
export const OWN_HOST = /^(127\.0\.0\.1|localhost|\[::1\])(:\d{1,5})?$/;
