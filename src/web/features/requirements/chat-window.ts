/**
 * The window for WhatsApp. Browsers allow a click to open a window, but not a response that arrives seconds
 * later: so the click opens it, and it shows a waiting message until the chat can be loaded.
 */

export type ChatWindow = {
  /** Returns whether the chat is open: the browser may have blocked the window, or the visitor closed it. */
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
  // The page shown there later gets no access to this one.
  opened.opener = null;
  const { document } = opened;
  document.title = waitingLine;
  document.body.textContent = waitingLine;
  Object.assign(document.body.style, { font: "1.25rem system-ui", padding: "2rem" });
}
