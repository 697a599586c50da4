import { describe, expect, test } from "vitest";
import { createCornerView, createRoomView } from "./perspective.ts";

describe("the view of a corner", () => {
  const view = createCornerView({
    corner: [600, 700],
    horizon: 640,
    scale: 40,
    vanishing: [-800, 2000],
  });

  test("puts the nearest corner where it was asked for, to scale", () => {
    expect(view.ground(0, 0)).toEqual([600, 700]);
    expect(view.project(0, 0, 3)).toEqual([600, 580]);
  });

  test("runs each wall to its own vanishing point", () => {
    const [leftX, leftY] = view.project(1e9, 0, 5);
    const [rightX, rightY] = view.project(0, 1e9, 5);

    expect([leftX, leftY].map(Math.round)).toEqual([-800, 640]);
    expect([rightX, rightY].map(Math.round)).toEqual([2000, 640]);
  });

  test("keeps what is at eye height on the horizon", () => {
    expect(view.project(7, 3, view.eye)[1]).toBeCloseTo(640);
  });
});

describe("the view into a room", () => {
  const view = createRoomView({ center: 600, horizon: 500, eye: 1.6, focal: 700 });

  test("halves things twice as far away", () => {
    expect(view.scaleAt(14)).toBe(view.scaleAt(7) / 2);
    expect(view.project(2, 1.6, 7)).toEqual([800, 500]);
  });
});
