import { createTransport } from 'nodemailer';

/** A mail on its way to a mail server. */
export type OutgoingMail = {
  mailId: string;
  recipient: string;
  subject: string;
  html: string;
  text: string;
};

/** Hands mails to a mail server; rejects when it does not take one. */
export type MailTransport = { send(mail: OutgoingMail): Promise<void> };

type Sender = { brandName: string; brandHost: string };

/** A server that does not answer keeps no job. */
const CONNECT_MS = 5_000;
const ANSWER_MS = 10_000;

/** Sends by SMTP. The id of a message is its own, so that a reader knows one that comes twice. */
export function openSmtp(url: string, { brandName, brandHost }: Sender): MailTransport {
  const smtp = createTransport({
    url,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: ANSWER_MS,
  });
  return {
    send: async ({ mailId, recipient, subject, html, text }) => {
      await smtp.sendMail({
        messageId: `<${mailId}@${brandHost}>`,
        from: { name: brandName, address: `no-reply@${brandHost}` },
        to: recipient,
        ...{ subject, html, text },
      });
    },
  };
}
