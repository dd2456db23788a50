import { SMTPServer } from 'smtp-server';

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;

/** A mail server on a loopback port, which refuses while it is told to. */
export async function startMailServer() {
  /** Messages as they came. */
  const taken: string[] = [];
  let refused = 0;
  let isRefusing = false;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom: (_address, _session, done) => {
      if (!isRefusing) return done();
      refused += 1;
      done(new Error('come back later'));
    },
    onData: (stream, _session, done) => {
      let message = '';
      stream.setEncoding('utf8').on('data', (part: string) => {
        message += part;
      });
      stream.on('end', () => {
        taken.push(message);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    taken,
    /** How often it has refused a mail. */
    refusals: () => refused,
    url: `smtp://127.0.0.1:${port}`,
    refuse: (refuses: boolean) => {
      isRefusing = refuses;
    },
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
