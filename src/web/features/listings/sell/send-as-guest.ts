import type { RefObject } from "react";
import {
  PictureRefused,
  type SendPicture,
  sendPicture,
  type Upload,
} from "#web/platform/pictures/send.ts";

const BUCKET = "property-images";

/** Uploads with the session if it may, otherwise with a ticket; gets a new ticket when that is used up. */
export function sendAsGuest(tickets: RefObject<string[]>): SendPicture {
  let asking: Promise<string> | undefined;

  async function newTicket(): Promise<string> {
    const response = await fetch("/api/upload/ticket", { method: "POST" });
    const { data, message = "" } = await response.json();
    if (!data?.ticket) throw new PictureRefused(response.status, message);
    tickets.current = [...tickets.current, data.ticket];
    return data.ticket;
  }

  /** Several pictures chosen together share one request for a ticket. */
  function askOnce(): Promise<string> {
    asking ??= newTicket().finally(() => {
      asking = undefined;
    });
    return asking;
  }

  return (file, onProgress) => {
    let sending: Upload | undefined;
    let isOff = false;
    const send = (ticket: string) => {
      if (isOff) throw new Error("Taken back");
      const headers = { "Upload-Ticket": ticket };
      sending = sendPicture({ file, bucket: BUCKET, headers, onProgress });
      return sending.done;
    };
    const last = tickets.current.at(-1);
    const first = last === undefined ? askOnce().then(send) : send(last);
    const done = first.catch(async (error) => {
      const isUsedUp = error instanceof PictureRefused && [401, 403].includes(error.status);
      if (!isUsedUp) throw error;
      return send(await askOnce());
    });
    return {
      done,
      abort: () => {
        isOff = true;
        sending?.abort();
      },
    };
  };
}
