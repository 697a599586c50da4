import type { ContactClick } from "#domain/inquiry-schema.ts";
import type { Deps } from "#server/deps.ts";
import { insertContactClick } from "./repository.ts";

export function createInquiryService({ db, limits }: Deps) {
  return {
    /** A contact click, told by the browser while WhatsApp or the dialler opens. */
    async recordClick(click: ContactClick, clientAddress: string): Promise<void> {
      await limits.use("inquiryPerAddress", clientAddress);
      await insertContactClick(db, click);
    },
  };
}
