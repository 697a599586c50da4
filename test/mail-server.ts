/** A real mail server on its own port, which stores or refuses mails. */

import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { type ParsedMail, simpleParser } from "mailparser";
import { SMTPServer } from "smtp-server";

export type MailServer = {
  url: string;
  /** Every mail accepted so far, with the recipients of its envelope. */
  mails: (ParsedMail & { recipients: string[] })[];
  /** From now on refuses every recipient with this code; 0 refuses none. */
  refuseWith(code: number): void;
  close(): Promise<void>;
};

/** Started again on the same port, it acts as the same server coming back. */
export async function startMailServer(port = 0): Promise<MailServer> {
  const mails: MailServer["mails"] = [];
  let refusal = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo: (_address, _session, done) =>
      done(refusal === 0 ? null : Object.assign(new Error("Not now"), { responseCode: refusal })),
    onData: (stream, session, done) => {
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      simpleParser(stream).then((mail) => {
        mails.push({ ...mail, recipients });
        done();
      }, done);
    },
  });
  const listening = server.listen(port, "127.0.0.1");
  await once(listening, "listening");
  const address = listening.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    refuseWith: (code) => {
      refusal = code;
    },
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}
