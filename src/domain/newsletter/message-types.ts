/** What is sent to a customer, as the platform names it (specification §3 "Message types"). */
export const MESSAGE_TYPES = ['NEWS', 'TIC', 'INVIT', 'SURV'] as const;
export type MessageType = (typeof MESSAGE_TYPES)[number];
