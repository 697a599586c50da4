/** A picture's position on the stage: scaled about the stage's centre, then moved by pixels. */

export type Point = { x: number; y: number };
export type View = Point & { scale: number };
export type Size = { width: number; height: number };

export const WHOLE: View = { scale: 1, x: 0, y: 0 };
export const MAX_SCALE = 5;
/** The scale after a double tap or the first press of the plus button. */
export const CLOSE_UP = 2.5;

/** Zooms about a point, relative to the stage's centre: what lies under the point stays there. */
export function zoomedAt(view: View, factor: number, point: Point, stage: Size): View {
  const scale = clamp(view.scale * factor, 1, MAX_SCALE);
  const ratio = scale / view.scale;
  const x = point.x - (point.x - view.x) * ratio;
  const y = point.y - (point.y - view.y) * ratio;
  return held({ scale, x, y }, stage);
}

export function movedBy(view: View, step: Point, stage: Size): View {
  return held({ ...view, x: view.x + step.x, y: view.y + step.y }, stage);
}

/** Keeps the picture from being dragged off the stage. */
function held({ scale, x, y }: View, stage: Size): View {
  const reach = (length: number) => (length * (scale - 1)) / 2;
  return {
    scale,
    x: clamp(x, -reach(stage.width), reach(stage.width)),
    y: clamp(y, -reach(stage.height), reach(stage.height)),
  };
}

function clamp(value: number, min: number, max: number): number {
  // Adding zero turns the −0 of an empty range into 0.
  return Math.min(Math.max(value, min), max) + 0;
}
