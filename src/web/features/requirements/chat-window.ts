/**
 * The window that WhatsApp opens in. A browser lets a click open one, but not an answer that comes seconds later: so it
 * is opened with the click and waits, with a line to read, until there is something to show.
 */

export type ChatWindow = {
  /** Whether the chat is in front of the visitor now: the browser, or the visitor, may have kept it shut. */
  show: (url: string) => boolean;
  close: () => void;
};

export function openChatWindow(waitingLine: string): ChatWindow {
  const opened = window.open("", "_blank");
  if (opened) showWaiting(opened, waitingLine);
  return {
    show: (url) => {
      if (!opened || opened.closed) return false;
      opened.location.replace(url);
      return true;
    },
    close: () => opened?.close(),
  };
}

function showWaiting(opened: Window, waitingLine: string): void {
  // What is shown there later learns nothing of this page.
  opened.opener = null;
  const { document } = opened;
  document.title = waitingLine;
  document.body.textContent = waitingLine;
  Object.assign(document.body.style, { font: "1.25rem system-ui", padding: "2rem" });
}
