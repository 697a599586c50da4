/** What the visitor is told after sending; without a reference it still waits on the device. */
export type Sent = {
  /** Of the entry in the offline queue. */
  key?: string;
  reference: string | null;
  /** Absent where only the reference is remembered. */
  whatsappUrl?: string;
  /** The browser did not let WhatsApp open. */
  isChatShut?: boolean;
};
