import { data, type Segment } from "./canvas.ts";
import { mix } from "./color.ts";
import { range } from "./random.ts";
import { HEIGHT, type Stage, WIDTH } from "./stage.ts";

export function drawSky(stage: Stage, horizon: number): void {
  const { canvas, palette, isNight } = stage;
  const random = stage.random.fork("sky");
  const { zenith, middle, horizon: low } = palette.sky;
  const middleAt = (0.52 * horizon) / HEIGHT;
  const stops = [
    [0, zenith] as const,
    [middleAt, middle] as const,
    [horizon / HEIGHT, low] as const,
  ];
  canvas.rect(0, 0, WIDTH, HEIGHT, canvas.gradient(stops));

  const sunX = random.between(180, 1020);
  const sunY = isNight ? random.between(horizon - 190, horizon - 110) : random.between(110, 240);
  canvas.glow(sunX, sunY, 420, palette.sun, 0.8 * palette.sunStrength);
  canvas.circle(sunX, sunY, isNight ? 44 : 50, palette.sun, palette.sunStrength);
  if (isNight) drawStars(stage, 0, WIDTH, 260);
  drawClouds(stage);
  if (!stage.isWet && random.chance(0.75)) {
    drawBirds(stage, random.between(150, 900), random.between(140, 300));
  }
}

export function drawStars(stage: Stage, left: number, right: number, bottom: number): void {
  const random = stage.random.fork("stars");
  const stars = range(30).map(
    () => [random.between(left, right), random.between(0, bottom), random.between(0.8, 2)] as const,
  );
  stage.canvas.discs(stars.slice(0, 18), "#FFF3D8", 0.35);
  stage.canvas.discs(stars.slice(18), "#FFF3D8", 0.8);
}

export function drawCloud(
  stage: Stage,
  x: number,
  y: number,
  scale: number,
  opacity: number,
): void {
  const { canvas, palette } = stage;
  const paint = canvas.gradient([
    [0, palette.cloud, opacity],
    [1, palette.cloud, opacity * 0.25],
  ]);
  canvas.place(x, y, scale, () =>
    canvas.path(
      "M0 0h230a26 26 0 0 0 0-50a52 46 0 0 0-88-26a38 34 0 0 0-72 14a30 30 0 0 0-70 62z",
      paint,
    ),
  );
}

export function drawBirds(stage: Stage, x: number, y: number): void {
  const random = stage.random.fork("birds");
  const flock = range(random.integer(3, 6)).map((index) => {
    const wing = random.between(6, 10);
    const birdX = x + index * random.between(18, 34);
    const birdY = y + random.between(-22, 22);
    const start = data`M${birdX - wing} ${birdY - wing * 0.5}`;
    const left = data`q${wing * 0.6} ${-wing * 0.1} ${wing} ${wing * 0.5}`;
    return start + left + data`q${wing * 0.4} ${-wing * 0.6} ${wing} ${-wing * 0.5}`;
  });
  stage.canvas.stroke(flock.join(""), stage.palette.ink, 2, 0.45);
}

/** Two ridges, the farther one paler: air between the viewer and the hill. */
export function drawHills(stage: Stage, horizon: number): void {
  const { canvas, palette } = stage;
  const random = stage.random.fork("hills");
  const ridges = [
    { color: palette.far[0], base: horizon - 78, swell: 60 },
    { color: palette.far[1], base: horizon - 24, swell: 30 },
  ];
  for (const { color, base, swell } of ridges) {
    const phase = random.between(0, 6);
    const length = random.between(145, 190);
    const crest = range(31).map((step) => {
      const x = step * 40;
      const wave =
        swell * (0.5 + 0.5 * Math.sin(x / length + phase)) + 14 * Math.sin(x / 57 + phase);
      return data`L${x} ${base - wave}`;
    });
    const paint = canvas.gradient([
      [0, color],
      [1, mix(color, palette.sky.horizon, 0.55)],
    ]);
    canvas.path(`M0 ${horizon + 30}${crest.join("")}L${WIDTH} ${horizon + 30}Z`, paint, 0.9);
  }
}

/** Blocks of a city far off, some with a tank on the roof. */
export function drawSkyline(stage: Stage, horizon: number): void {
  drawHills(stage, horizon);
  drawCityRow(stage, horizon, { tall: [90, 240], gap: 26, color: skylineColor(stage, 0, 0.42) });
  drawCityRow(stage, horizon, { tall: [40, 130], gap: 90, color: skylineColor(stage, 1, 0.12) });
}

export function drawRain(stage: Stage): void {
  if (!stage.isWet) return;
  const { canvas, palette } = stage;
  const random = stage.random.fork("rain");
  const drops = range(150).map((): Segment => {
    const x = random.between(-40, WIDTH + 40);
    const y = random.between(-20, HEIGHT);
    const length = random.between(16, 40);
    return [
      [x, y],
      [x - length * 0.22, y + length],
    ];
  });
  canvas.lines(drops, "#F2F6F2", 1.6, 0.34);
  for (const _ of range(7)) {
    const x = random.between(60, WIDTH - 60);
    const y = random.between(800, 885);
    canvas.ellipse(x, y, random.between(40, 110), random.between(5, 11), palette.sky.horizon, 0.35);
    canvas.ellipse(x, y, random.between(14, 40), random.between(2, 5), "#FFFFFF", 0.3);
  }
}

function drawClouds(stage: Stage): void {
  const random = stage.random.fork("clouds");
  const count = stage.isWet ? 7 : random.integer(2, 4);
  for (const _ of range(count)) {
    const x = random.between(-100, WIDTH);
    const size = random.between(0.7, 1.6);
    const depth = random.between(0, 1);
    if (stage.isWet) drawCloud(stage, x, 20 + depth * 210, size * 1.7, 0.35 + depth * 0.35);
    else
      drawCloud(
        stage,
        x,
        90 + depth * 240,
        size,
        stage.isNight ? 0.18 + depth * 0.2 : 0.5 + depth * 0.35,
      );
  }
}

function skylineColor({ palette }: Stage, ridge: 0 | 1, haze: number): string {
  return mix(palette.far[ridge], palette.sky.middle, haze);
}

type CityRow = { tall: readonly [number, number]; gap: number; color: string };

function drawCityRow(stage: Stage, horizon: number, row: CityRow): void {
  const { canvas, palette, isNight } = stage;
  const random = stage.random.fork(`city-${row.gap}`);
  const windows: (readonly [number, number])[] = [];
  for (let x = -20; x < WIDTH; ) {
    const width = random.between(34, 92);
    const height = random.between(...row.tall);
    canvas.rect(x, horizon - height, width, height + 30, row.color);
    if (random.chance(0.35))
      canvas.rect(x + width * 0.3, horizon - height - 16, width * 0.25, 16, row.color);
    windows.push(...cityWindows(x, horizon - height, width, height));
    x += width + random.between(4, row.gap);
  }
  const seen = windows.filter(() => random.chance(isNight ? 0.4 : 0.22));
  const panes = seen.map(([x, y]) => data`M${x} ${y}h6v8h-6z`).join("");
  canvas.path(panes, isNight ? palette.lamp : palette.sky.horizon, isNight ? 0.65 : 0.45);
}

function cityWindows(left: number, top: number, width: number, height: number) {
  const columns = Math.floor((width - 12) / 14);
  const rows = Math.floor((height - 16) / 17);
  return range(rows).flatMap((row) =>
    range(columns).map((column) => [left + 8 + column * 14, top + 14 + row * 17] as const),
  );
}
