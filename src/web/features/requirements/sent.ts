/** What the visitor sees after sending; without a reference it is still queued on the device. */
export type Sent = {
  /** The key of the entry in the offline queue. */
  key?: string;
  reference: string | null;
  /** Absent where only the reference is remembered. */
  whatsappUrl?: string;
  /** The browser blocked the WhatsApp window. */
  isChatShut?: boolean;
};
