/** What the processes of one machine tell each other. */

/** The passwords that a first start made up. */
export type FirstStart = {
  firstAdmin: { email: string; password: string } | undefined;
  /** Of buyer@, seller@, company@ and affiliate@demo.local. */
  demoPassword: string | undefined;
};

export type FromWorker =
  | { kind: "ready"; made: FirstStart }
  | { kind: "everybody's figures?"; question: number }
  | { kind: "own figures"; question: string; text: string };

export type FromPrimary =
  | { kind: "stop" }
  | { kind: "own figures?"; question: string }
  | { kind: "everybody's figures"; question: number; texts: string[] };
