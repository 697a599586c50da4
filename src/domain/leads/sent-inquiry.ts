/** A contact as the visitor who made it sees it, without the lister's notes. */

import type { InquiryChannel, InquiryStage } from "./inquiry.ts";

export type OwnInquiry = {
  id: string;
  channel: InquiryChannel;
  stage: InquiryStage;
  createdAt: string;
  /** When its state last changed; null while it is new. */
  changedAt: string | null;
  home: {
    id: string;
    title: string;
    location: string;
    isLive: boolean;
    pictureId: string | null;
  } | null;
  company: { id: string; name: string; isLive: boolean } | null;
  agent: { id: string; name: string } | null;
};
