import { describe, expect, test } from "vitest";
import { MAX_SCALE, movedBy, WHOLE, zoomedAt } from "./zoom.ts";

const STAGE = { width: 400, height: 300 };
const CENTRE = { x: 0, y: 0 };

describe("zooming", () => {
  test("about the centre moves nothing", () => {
    expect(zoomedAt(WHOLE, 2, CENTRE, STAGE)).toEqual({ scale: 2, x: 0, y: 0 });
  });

  test("keeps what lies under the finger under it", () => {
    const point = { x: 60, y: -40 };
    const view = zoomedAt(WHOLE, 2, point, STAGE);

    // The picture's own point (60, −40) now lies at 2·60 + x.
    expect(2 * 60 + view.x).toBe(60);
    expect(2 * -40 + view.y).toBe(-40);
  });

  test("stops at the whole picture and at five times its size", () => {
    expect(zoomedAt(WHOLE, 0.2, { x: 50, y: 50 }, STAGE)).toEqual(WHOLE);
    expect(zoomedAt(WHOLE, 99, CENTRE, STAGE).scale).toBe(MAX_SCALE);
  });

  test("out again brings the picture back to the middle", () => {
    const view = movedBy(zoomedAt(WHOLE, 3, CENTRE, STAGE), { x: 500, y: 500 }, STAGE);

    expect(zoomedAt(view, 1 / 3, { x: 100, y: 100 }, STAGE)).toEqual(WHOLE);
  });
});

describe("moving", () => {
  test("ends where the picture ends", () => {
    const close = zoomedAt(WHOLE, 2, CENTRE, STAGE);

    expect(movedBy(close, { x: 30, y: -20 }, STAGE)).toEqual({ scale: 2, x: 30, y: -20 });
    expect(movedBy(close, { x: 9_999, y: -9_999 }, STAGE)).toEqual({ scale: 2, x: 200, y: -150 });
  });

  test("does nothing to a whole picture", () => {
    expect(movedBy(WHOLE, { x: 30, y: 30 }, STAGE)).toEqual(WHOLE);
  });
});
