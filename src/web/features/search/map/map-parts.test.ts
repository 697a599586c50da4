import { describe, expect, test } from "vitest";
import type { MapLabel } from "#domain/search/map-label.ts";
import type { Pin } from "#domain/search/search.ts";
import { clusterPins } from "./clusters.ts";
import { placeLabels, roundDistance } from "./labels.ts";
import { nearest, neighbour } from "./markers.ts";
import {
  boxAround,
  boxOf,
  boxText,
  type Camera,
  fitted,
  panned,
  pixelsPerKilometre,
  readBox,
  screenPoint,
  shiftBetween,
  zoomedAt,
} from "./projection.ts";

const SIZE = { width: 800, height: 600 };
const PUNE: Camera = { latitude: 18.52, longitude: 73.85, zoom: 12 };
const INDIA = { west: 68, south: 6, east: 97.5, north: 37.2 };

function pin(id: string, latitude: number, longitude: number, priceMin: number | null = 1): Pin {
  return { id, latitude, longitude, purpose: "sale", priceMin };
}

describe("the camera", () => {
  test("shows its own place in the middle", () => {
    expect(screenPoint(PUNE, SIZE, PUNE)).toEqual({ x: 400, y: 300 });
  });

  test("follows the ground that is pushed", () => {
    const { x, y } = screenPoint(panned(PUNE, 50, -20), SIZE, PUNE);

    expect(x).toBeCloseTo(450, 5);
    expect(y).toBeCloseTo(280, 5);
  });

  test("keeps the place under the pointer while it zooms, and stops at the ends", () => {
    const place = { latitude: 18.6, longitude: 73.7 };
    const point = screenPoint(PUNE, SIZE, place);
    const zoomed = zoomedAt(PUNE, SIZE, 14, point);

    expect(screenPoint(zoomed, SIZE, place).x).toBeCloseTo(point.x, 4);
    expect(screenPoint(zoomed, SIZE, place).y).toBeCloseTo(point.y, 4);
    expect(zoomedAt(PUNE, SIZE, 99, point).zoom).toBe(17);
    expect(zoomedAt(PUNE, SIZE, -9, point).zoom).toBe(3.5);
  });

  test("fits a box, and what it shows is that box again", () => {
    const camera = fitted({ west: 73.7, south: 18.4, east: 74, north: 18.6 }, SIZE, 0);
    const box = boxOf(camera, SIZE);

    expect(box.west).toBeLessThanOrEqual(73.7 + 1e-6);
    expect(box.east).toBeGreaterThanOrEqual(74 - 1e-6);
    expect(box.south).toBeLessThanOrEqual(18.4 + 1e-6);
    expect(fitted(INDIA, SIZE, 0).zoom).toBeLessThan(5);
    expect(readBox(boxText(box))?.west).toBeCloseTo(box.west, 4);
  });

  test("a shifted drawing lies where a new one would", () => {
    const next = zoomedAt(panned(PUNE, 30, 40), SIZE, 12.5, { x: 100, y: 100 });
    const place = { latitude: 18.55, longitude: 73.9 };
    const before = screenPoint(PUNE, SIZE, place);
    const { x, y, scale } = shiftBetween(PUNE, next);
    const after = screenPoint(next, SIZE, place);

    expect((before.x - 400) * scale + 400 + x).toBeCloseTo(after.x, 4);
    expect((before.y - 300) * scale + 300 + y).toBeCloseTo(after.y, 4);
  });

  test.for([null, "", "1,2,3", "a,b,c,d"])("knows what is no box: %s", (text) => {
    expect(readBox(text)).toBeUndefined();
  });

  test("a degree of longitude at the equator is 111 km", () => {
    const camera = { latitude: 0, longitude: 0, zoom: 8 };
    const { x } = screenPoint(camera, SIZE, { latitude: 0, longitude: 1 });

    expect((x - 400) / pixelsPerKilometre(camera)).toBeCloseTo(111.3, 1);
  });
});

describe("pins", () => {
  const pins = [
    pin("a", 18.52, 73.85, 9_000_000),
    pin("b", 18.5245, 73.85, 4_500_000),
    pin("c", 18.6, 73.7, null),
    pin("d", 19.07, 72.87, 7_000_000),
  ];

  test("near each other become one marker with the lowest price, which opens nearer by", () => {
    const markers = clusterPins(pins)(boxOf(PUNE, SIZE), PUNE.zoom);
    const together = markers.find(({ ids }) => ids.length === 2);

    expect(together).toMatchObject({ priceMin: 4_500_000 });
    expect([...(together?.ids ?? [])].sort()).toEqual(["a", "b"]);
    expect(together?.opensAt).toBeGreaterThan(12);
    expect(markers.flatMap(({ ids }) => ids)).not.toContain("d");
  });

  test("every pin is on the map exactly once, however far one looks", () => {
    for (const zoom of [4, 9, 13, 17]) {
      const ids = clusterPins(pins)(INDIA, zoom).flatMap((marker) => marker.ids);
      expect([...ids].sort()).toEqual(["a", "b", "c", "d"]);
    }
  });

  test("on one and the same spot never open by zooming", () => {
    const same = [pin("a", 18.52, 73.85), pin("b", 18.52, 73.85, null)];
    const [marker] = clusterPins(same)(boxOf(PUNE, SIZE), 17);

    expect(marker).toMatchObject({ opensAt: null, priceMin: 1 });
  });

  test("have a box around them, unless there are none", () => {
    expect(boxAround(pins)).toEqual({ west: 72.87, south: 18.52, east: 73.85, north: 19.07 });
    expect(boxAround([])).toBeUndefined();
  });
});

describe("arrow keys", () => {
  const spots = [
    { key: "middle", x: 100, y: 100 },
    { key: "right", x: 180, y: 110 },
    { key: "far right", x: 130, y: 190 },
    { key: "up", x: 90, y: 20 },
  ];

  test.for([
    ["ArrowRight", "right"],
    ["ArrowUp", "up"],
    ["ArrowDown", "far right"],
    ["ArrowLeft", "up"],
    ["Enter", undefined],
  ] as const)("%s leads to %s", ([key, expected]) => {
    expect(neighbour(spots, "middle", key)).toBe(expected);
  });

  test("the nearest takes over from a marker that is gone", () => {
    expect(nearest(spots, { x: 170, y: 100 })).toBe("right");
    expect(nearest([], { x: 0, y: 0 })).toBeUndefined();
  });
});

describe("names", () => {
  const label = (name: string, latitude: number, longitude: number): MapLabel => {
    return { kind: "locality", name, nameHi: null, latitude, longitude };
  };

  test("never lie on each other; the first come first", () => {
    const labels = [label("Aundh", 18.52, 73.85), label("Baner", 18.5202, 73.85)];
    const many = Array.from({ length: 9 }, (_, at) => label(`Lane ${at}`, 18.52, 73.85));

    expect(placeLabels(labels, PUNE, SIZE).map(({ name }) => name)).toEqual(["Aundh", "Baner"]);
    expect(placeLabels([...labels, ...many], PUNE, SIZE)).toHaveLength(3);
  });

  test("keep off a pin, and far off are not drawn", () => {
    const [placed] = placeLabels([label("Aundh", 18.52, 73.85)], PUNE, SIZE, [{ x: 400, y: 300 }]);

    expect(placed?.y).toBe(336);
    expect(placeLabels([label("Delhi", 28.6, 77.2)], PUNE, SIZE)).toEqual([]);
  });

  test("distances are round", () => {
    expect(roundDistance(40)).toBe(2);
    expect(roundDistance(0.3)).toBe(500);
  });
});
