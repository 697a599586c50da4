/** Types of a service worker's scope; those of workers and pages cannot be in one program. */

type Lasting = { waitUntil(work: Promise<unknown>): void };

export type Fetching = Event &
  Lasting & {
    request: Request;
    preloadResponse?: Promise<Response | undefined>;
    respondWith(answer: Promise<Response>): void;
  };

type Events = {
  install: Event & Lasting;
  activate: Event & Lasting;
  fetch: Fetching;
  message: MessageEvent & Lasting;
  sync: Event & Lasting & { tag: string };
};

type Scope = {
  location: Location;
  registration: ServiceWorkerRegistration & {
    /** Not supported by every browser. */
    sync?: { register(tag: string): Promise<void> };
  };
  clients: {
    claim(): Promise<void>;
    matchAll(options: { includeUncontrolled: boolean }): Promise<readonly { url: string }[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof Events>(
    name: Name,
    listener: (event: Events[Name]) => void,
  ): void;
};

export const scope = self as unknown as Scope;
