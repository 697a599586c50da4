/** A real mail server on a port of its own, which keeps what it is given or refuses it. */

import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { type ParsedMail, simpleParser } from "mailparser";
import { SMTPServer } from "smtp-server";

export type MailServer = {
  url: string;
  /** Every mail accepted so far, with the addresses of its envelope. */
  mails: (ParsedMail & { recipients: string[] })[];
  /** From now on each recipient is refused with this code; 0 is nobody. */
  refuseWith(code: number): void;
  close(): Promise<void>;
};

/** A port given again is the same server come back. */
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
