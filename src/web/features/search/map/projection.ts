/** Web Mercator and a camera: converts between places and points on the screen. */

export type Place = { latitude: number; longitude: number };
export type Camera = Place & { zoom: number };
export type Size = { width: number; height: number };
export type Point = { x: number; y: number };
export type Box = { west: number; south: number; east: number; north: number };

/** The size of the whole world at zoom 0; the same as in a style's tiles. */
const WORLD_PX = 512;
const MAX_LATITUDE = 85;
const EQUATOR_METRES = 40_075_016;

export const MIN_ZOOM = 3.5;
export const MAX_ZOOM = 17;
/** Zoomed in further, the map would show a single home instead of its surroundings. */
export const FIT_ZOOM = 14;

export function screenPoint(camera: Camera, size: Size, place: Place): Point {
  const scale = scaleOf(camera.zoom);
  const centre = worldPoint(camera);
  const at = worldPoint(place);
  return {
    x: (at.x - centre.x) * scale + size.width / 2,
    y: (at.y - centre.y) * scale + size.height / 2,
  };
}

/** The camera after panning by so many pixels. */
export function panned(camera: Camera, dx: number, dy: number): Camera {
  const scale = scaleOf(camera.zoom);
  const { x, y } = worldPoint(camera);
  return { ...placeAt({ x: x - dx / scale, y: y - dy / scale }), zoom: camera.zoom };
}

/** The camera at another zoom, with the place under `point` staying there. */
export function zoomedAt(camera: Camera, size: Size, zoom: number, point: Point): Camera {
  const next = Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, zoom));
  const fromCentre = { x: point.x - size.width / 2, y: point.y - size.height / 2 };
  const pulled = panned(camera, -fromCentre.x, -fromCentre.y);
  return panned({ ...pulled, zoom: next }, fromCentre.x, fromCentre.y);
}

/** The closest camera that shows the whole box with some padding. */
export function fitted(box: Box, size: Size, padding: number, maxZoom = MAX_ZOOM): Camera {
  const low = worldPoint({ longitude: box.west, latitude: box.south });
  const high = worldPoint({ longitude: box.east, latitude: box.north });
  const width = Math.max(size.width - 2 * padding, 1) / Math.max(high.x - low.x, 1e-9);
  const height = Math.max(size.height - 2 * padding, 1) / Math.max(low.y - high.y, 1e-9);
  const zoom = Math.log2(Math.min(width, height) / WORLD_PX);
  const centre = placeAt({ x: (low.x + high.x) / 2, y: (low.y + high.y) / 2 });
  return { ...centre, zoom: Math.min(maxZoom, Math.max(MIN_ZOOM, zoom)) };
}

/** The visible area, plus `margin` screens on every side. */
export function boxOf(camera: Camera, size: Size, margin = 0): Box {
  const scale = scaleOf(camera.zoom);
  const centre = worldPoint(camera);
  const halfWidth = ((0.5 + margin) * size.width) / scale;
  const halfHeight = ((0.5 + margin) * size.height) / scale;
  const low = placeAt({ x: centre.x - halfWidth, y: centre.y + halfHeight });
  const high = placeAt({ x: centre.x + halfWidth, y: centre.y - halfHeight });
  return { west: low.longitude, south: low.latitude, east: high.longitude, north: high.latitude };
}

export function boxAround(places: readonly Place[]): Box | undefined {
  if (places.length === 0) return undefined;
  const longitudes = places.map(({ longitude }) => longitude);
  const latitudes = places.map(({ latitude }) => latitude);
  return {
    west: Math.min(...longitudes),
    south: Math.min(...latitudes),
    east: Math.max(...longitudes),
    north: Math.max(...latitudes),
  };
}

/** "west,south,east,north", to about a metre. */
export function boxText({ west, south, east, north }: Box): string {
  return [west, south, east, north].map((degrees) => Number(degrees.toFixed(5))).join(",");
}

export function readBox(text: string | null): Box | undefined {
  const [west, south, east, north] = (text ?? "").split(",").map(Number);
  if (west === undefined || south === undefined || east === undefined || north === undefined)
    return;
  const box = { west, south, east, north };
  return Object.values(box).every(Number.isFinite) ? box : undefined;
}

export function pixelsPerKilometre({ latitude, zoom }: Camera): number {
  const metres = EQUATOR_METRES * Math.cos((latitude * Math.PI) / 180);
  return (scaleOf(zoom) / metres) * 1000;
}

/** The transform that makes the ground rendered for one camera look as for another. */
export function shiftBetween(from: Camera, to: Camera): { x: number; y: number; scale: number } {
  const scale = scaleOf(to.zoom);
  const before = worldPoint(from);
  const after = worldPoint(to);
  return {
    x: (before.x - after.x) * scale,
    y: (before.y - after.y) * scale,
    scale: 2 ** (to.zoom - from.zoom),
  };
}

function scaleOf(zoom: number): number {
  return WORLD_PX * 2 ** zoom;
}

/** Both from 0 to 1, from the north-west. */
function worldPoint({ latitude, longitude }: Place): Point {
  const clamped = Math.min(MAX_LATITUDE, Math.max(-MAX_LATITUDE, latitude));
  const sine = Math.sin((clamped * Math.PI) / 180);
  return {
    x: (longitude + 180) / 360,
    y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI),
  };
}

function placeAt({ x, y }: Point): Place {
  const turned = Math.PI * (1 - 2 * Math.min(1, Math.max(0, y)));
  return {
    longitude: Math.min(1, Math.max(0, x)) * 360 - 180,
    latitude: (Math.atan(Math.sinh(turned)) * 180) / Math.PI,
  };
}
