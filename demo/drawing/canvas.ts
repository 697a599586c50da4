export type Point = readonly [x: number, y: number];
export type Disc = readonly [x: number, y: number, radius: number];
export type Segment = readonly [from: Point, to: Point];
type Stop = readonly [offset: number, color: string, opacity?: number];
export type Frame = { x: number; y: number; width: number; height: number };
export type Canvas = ReturnType<typeof createCanvas>;

const DIRECTIONS = {
  down: "x1='0' y1='0' x2='0' y2='1'",
  across: "x1='0' y1='0' x2='1' y2='0'",
  diagonal: "x1='.1' y1='0' x2='.9' y2='1'",
} as const;

/**
 * Collects shapes as SVG text. Transparency is written as `fill-opacity`: plain `opacity` makes the
 * renderer composite each shape through a layer of its own, which is several times slower.
 */
export function createCanvas() {
  const shapes: string[] = [];
  const definitions: string[] = [];

  function path(data: string, paint: string, opacity = 1): void {
    shapes.push(`<path d="${data}" fill="${paint}"${attribute("fill-opacity", opacity)}/>`);
  }

  function stroke(data: string, color: string, width: number, opacity = 1): void {
    const look = `stroke="${color}" stroke-width="${round(width)}" stroke-linecap="round"`;
    const fade = attribute("stroke-opacity", opacity);
    shapes.push(`<path d="${data}" fill="none" ${look}${fade}/>`);
  }

  function ellipse(x: number, y: number, rx: number, ry: number, paint: string, opacity = 1) {
    const place = `cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}"`;
    shapes.push(`<ellipse ${place} fill="${paint}"${attribute("fill-opacity", opacity)}/>`);
  }

  function roundRect(
    frame: readonly [x: number, y: number, width: number, height: number],
    radius: number,
    paint: string,
    opacity = 1,
  ): void {
    const [x, y, width, height] = frame.map(round);
    const place = `x="${x}" y="${y}" width="${width}" height="${height}"`;
    const look = `fill="${paint}"${attribute("fill-opacity", opacity)}`;
    shapes.push(`<rect ${place}${radius > 0 ? ` rx="${round(radius)}"` : ""} ${look}/>`);
  }

  function define(element: string, attributes: string, stops: readonly Stop[]): string {
    const id = `g${definitions.length}`;
    const content = stops.map(stopElement).join("");
    definitions.push(`<${element} id="${id}" ${attributes}>${content}</${element}>`);
    return `url(#${id})`;
  }

  function circle(x: number, y: number, radius: number, paint: string, opacity = 1): void {
    ellipse(x, y, radius, radius, paint, opacity);
  }

  return {
    path,
    stroke,
    ellipse,
    circle,
    roundRect,

    rect: (x: number, y: number, width: number, height: number, paint: string, opacity = 1) =>
      roundRect([x, y, width, height], 0, paint, opacity),

    polygon: (points: readonly Point[], paint: string, opacity = 1) =>
      path(outline(points), paint, opacity),

    /** Many shapes of one colour as one path: smaller, and far quicker to draw. */
    polygons(all: readonly (readonly Point[])[], paint: string, opacity = 1) {
      if (all.length > 0) path(all.map(outline).join(""), paint, opacity);
    },

    discs(all: readonly Disc[], paint: string, opacity = 1) {
      if (all.length > 0) path(all.map(disc).join(""), paint, opacity);
    },

    lines(all: readonly Segment[], color: string, width: number, opacity = 1) {
      if (all.length > 0) stroke(all.map(openLine).join(""), color, width, opacity);
    },

    line: (from: Point, to: Point, color: string, width: number, opacity = 1) =>
      stroke(openLine([from, to]), color, width, opacity),

    gradient: (stops: readonly Stop[], direction: keyof typeof DIRECTIONS = "down") =>
      define("linearGradient", DIRECTIONS[direction].replaceAll("'", '"'), stops),

    glow(x: number, y: number, radius: number, color: string, opacity: number) {
      const paint = define("radialGradient", "", [
        [0, color, opacity],
        [0.4, color, opacity * 0.42],
        [1, color, 0],
      ]);
      circle(x, y, radius, paint);
    },

    /** Draws in units of the thing itself, with its foot at (0, 0). */
    place(x: number, y: number, scale: number, draw: () => void, flipped = false) {
      const size = flipped ? `${round3(-scale)} ${round3(scale)}` : round3(scale);
      shapes.push(`<g transform="translate(${round(x)} ${round(y)}) scale(${size})">`);
      draw();
      shapes.push("</g>");
    },

    turned(x: number, y: number, degrees: number, draw: () => void) {
      shapes.push(`<g transform="translate(${round(x)} ${round(y)}) rotate(${degrees})">`);
      draw();
      shapes.push("</g>");
    },

    /** Draws a whole other view inside a frame, cut off at its edges. */
    inset(frame: Frame, view: Frame, draw: () => void) {
      const place = `x="${frame.x}" y="${frame.y}" width="${frame.width}" height="${frame.height}"`;
      shapes.push(`<svg ${place} viewBox="${box(view)}" preserveAspectRatio="xMidYMid slice">`);
      draw();
      shapes.push("</svg>");
    },

    toSvg(size: { width: number; height: number }, view: Frame, isMirrored = false): string {
      const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box(view)}"`;
      const defs = definitions.length > 0 ? `<defs>${definitions.join("")}</defs>` : "";
      const flip = `<g transform="translate(${round(view.x * 2 + view.width)} 0) scale(-1 1)">`;
      const content = shapes.join("");
      const body = `${defs}${isMirrored ? `${flip}${content}</g>` : content}`;
      return `${open} width="${size.width}" height="${size.height}">${body}</svg>`;
    },
  };
}

/** Path data from a template, with its numbers cut to a tenth of a pixel. */
export function data(text: TemplateStringsArray, ...numbers: number[]): string {
  return text.reduce((path, part, index) => `${path}${round(numbers[index - 1] ?? 0)}${part}`);
}

export function between(from: Point, to: Point, share: number): Point {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

function outline(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}Z`;
}

function openLine([[x1, y1], [x2, y2]]: Segment): string {
  return `M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}`;
}

function disc([x, y, radius]: Disc): string {
  const r = round(radius);
  const width = round(2 * r);
  return `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${width} 0a${r} ${r} 0 1 0 ${-width} 0`;
}

function stopElement([offset, color, opacity = 1]: Stop): string {
  return `<stop offset="${round3(offset)}" stop-color="${color}"${attribute("stop-opacity", opacity)}/>`;
}

function attribute(name: string, opacity: number): string {
  return opacity < 1 ? ` ${name}="${round3(opacity)}"` : "";
}

function box({ x, y, width, height }: Frame): string {
  return `${round(x)} ${round(y)} ${round(width)} ${round(height)}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function round3(value: number): number {
  return Math.round(value * 1000) / 1000;
}
