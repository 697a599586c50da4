import { EventEmitter } from "node:events";
import type { ServerResponse } from "node:http";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createAdmission } from "./admission.ts";

type Visitor = { response: EventEmitter & { closed: boolean }; state: string };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open(busyness = 0.8) {
  const admission = createAdmission({ now: () => Date.now(), busyness: () => busyness });
  const order: string[] = [];
  return {
    order,
    admission,
    arrive(address: string): Visitor {
      const response = Object.assign(new EventEmitter(), { closed: false });
      const visitor: Visitor = { response, state: "waiting" };
      admission.enter(
        address,
        response as unknown as ServerResponse,
        () => {
          visitor.state = "served";
          order.push(address);
        },
        () => {
          visitor.state = "refused";
        },
      );
      return visitor;
    },
    leave({ response }: Visitor): void {
      response.closed = true;
      response.emit("close");
    },
  };
}

test("eight are worked on at first, the next waits for one to be done", () => {
  const { arrive, leave } = open();
  const first = Array.from({ length: 8 }, () => arrive("a"));
  const late = arrive("a");
  expect(first.every(({ state }) => state === "served")).toBe(true);
  expect(late.state).toBe("waiting");

  leave(first[0] as Visitor);

  expect(late.state).toBe("served");
});

test("addresses take turns, however much one of them asks", () => {
  const { arrive, leave, order } = open();
  const first = Array.from({ length: 8 }, () => arrive("noisy"));
  for (let at = 0; at < 50; at += 1) arrive("noisy");
  const quiet = arrive("quiet");

  leave(first[0] as Visitor);
  leave(first[1] as Visitor);

  // The noisy one already has its share of the eight, and more.
  expect(quiet.state).toBe("served");
  expect(order.slice(8)).toEqual(["quiet"]);
});

test("who would wait too long is refused at once, who has waited a second is told", () => {
  const { arrive } = open();
  const all = Array.from({ length: 8 + 192 + 1 }, () => arrive("a"));
  expect(all.at(-1)?.state).toBe("refused");
  expect(all.at(-2)?.state).toBe("waiting");

  // Running requests also give up their place after a second: no one waits forever.
  vi.advanceTimersByTime(2_500);

  expect(all.some(({ state }) => state === "waiting")).toBe(false);
});

test("where all places to wait are one address's, another still gets one", () => {
  const { arrive } = open();
  const noisy = Array.from({ length: 8 + 192 }, () => arrive("noisy"));

  const quiet = arrive("quiet");

  expect(quiet.state).toBe("waiting");
  expect(noisy.at(-1)?.state).toBe("refused");
  expect(noisy.at(-2)?.state).toBe("waiting");
});

test("when the core is busy fewer are worked on, when it waits for the database more", () => {
  const busy = open(0.99);
  busy.arrive("a");
  vi.advanceTimersByTime(900);
  const served = Array.from({ length: 10 }, () => busy.arrive("a"));
  expect(served.filter(({ state }) => state === "served")).toHaveLength(3);

  const idle = open(0.1);
  const many = Array.from({ length: 60 }, () => idle.arrive("a"));
  vi.advanceTimersByTime(500);
  expect(many.filter(({ state }) => state === "served").length).toBe(24);
});

test("who has stopped asking leaves the places to the others", () => {
  const { arrive, leave } = open();
  leave(arrive("gone"));
  const beside = Array.from({ length: 8 }, () => arrive("noisy"));
  expect(beside.filter(({ state }) => state === "served")).toHaveLength(4);

  vi.advanceTimersByTime(1_200);

  expect(beside.every(({ state }) => state === "served")).toBe(true);
});

test("beside others, who asks for far too much is served now and then", () => {
  const { arrive, leave } = open();
  const served = () => noisy.filter(({ state }) => state === "served");
  leave(arrive("quiet"));
  const noisy = Array.from({ length: 300 }, () => arrive("noisy"));
  expect(served()).toHaveLength(4);

  for (const one of served()) leave(one);
  expect(served()).toHaveLength(4);
  vi.advanceTimersByTime(100);

  expect(served()).toHaveLength(8);
  expect(arrive("quiet").state).toBe("served");
});

test("a few may take long without keeping a place, but not all", () => {
  const { arrive } = open();
  const slow = Array.from({ length: 24 }, () => arrive("a"));

  vi.advanceTimersByTime(1_050);
  // The first eight no longer count; the eight after them do, however long they take.
  expect(slow.filter(({ state }) => state === "served")).toHaveLength(16);
  vi.advanceTimersByTime(1_050);
  expect(slow.filter(({ state }) => state === "served")).toHaveLength(16);
  expect(slow.at(-1)?.state).toBe("refused");

  // For ten seconds; then another request may start.
  expect(arrive("a").state).toBe("waiting");
  vi.advanceTimersByTime(9_000);
  expect(arrive("a").state).toBe("served");
});

test("who reads slowly keeps no place", () => {
  const { arrive } = open();
  const reading = Array.from({ length: 8 }, () => arrive("slow"));
  for (const { response } of reading) response.emit("prefinish");

  expect(arrive("quick").state).toBe("served");
});

test("whoever left while waiting costs nothing", () => {
  const { arrive, leave, order } = open();
  const first = Array.from({ length: 8 }, () => arrive("a"));
  const gone = arrive("gone");
  gone.response.closed = true;

  leave(first[0] as Visitor);

  expect(order).not.toContain("gone");
});
