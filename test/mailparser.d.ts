declare module "mailparser" {
  import type { Readable } from "node:stream";

  type Address = { value: { address: string; name: string }[] };
  export type ParsedMail = {
    subject?: string;
    text?: string;
    messageId?: string;
    from?: Address;
    to?: Address;
    cc?: Address;
    bcc?: Address;
    headerLines: { key: string; line: string }[];
  };
  export function simpleParser(source: Readable | string): Promise<ParsedMail>;
}
