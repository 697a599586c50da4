import { data, type Frame, type Point, type Segment } from "#demo/drawing/canvas.ts";
import { lighten, mix } from "#demo/drawing/color.ts";
import { drawTree } from "#demo/drawing/plants.ts";
import { cycle, range } from "#demo/drawing/random.ts";
import { drawHills, drawSky, drawSkyline } from "#demo/drawing/sky.ts";
import { HEIGHT, type Stage, WIDTH } from "#demo/drawing/stage.ts";

export type Scheme = {
  wall: string;
  main: string;
  rug: string;
  wood: string;
  cushions: readonly [string, string, string];
  tile: string;
};

const SCHEMES: readonly Scheme[] = [
  {
    wall: "#F1E7D6",
    main: "#0E5A4A",
    rug: "#B65C3A",
    wood: "#9A6238",
    cushions: ["#F2A93B", "#F6EAD2", "#C96F4A"],
    tile: "#CFE0D6",
  },
  {
    wall: "#EDE3DA",
    main: "#34507A",
    rug: "#C98B3B",
    wood: "#7A4E30",
    cushions: ["#E8D2AE", "#C96F4A", "#F6EAD2"],
    tile: "#D5DFE8",
  },
  {
    wall: "#EFE8D8",
    main: "#B65C3A",
    rug: "#2F6F73",
    wood: "#A87445",
    cushions: ["#F6EAD2", "#2F6F73", "#F2A93B"],
    tile: "#F0DCC8",
  },
  {
    wall: "#E6E8DE",
    main: "#6B4A63",
    rug: "#8E4A32",
    wood: "#8A5A36",
    cushions: ["#E9C9B4", "#F2BB3C", "#DCE3DC"],
    tile: "#E4DCE2",
  },
  {
    wall: "#F3E4D2",
    main: "#4F6B45",
    rug: "#A8472A",
    wood: "#B07C4A",
    cushions: ["#F1E4CF", "#E0A030", "#B0413E"],
    tile: "#DDE6CF",
  },
];

export function schemeOf({ seed }: Stage): Scheme {
  return cycle(SCHEMES, seed - 1);
}

/** What is seen through a window: a city, or hills and a garden. */
export function drawOutlook(stage: Stage, frame: Frame): void {
  const { canvas, palette, seed } = stage;
  const random = stage.random.fork("outlook");
  const hasCity = seed % 2 === 1;
  canvas.inset(frame, { x: 120, y: 160, width: 960, height: 680 }, () => {
    drawSky(stage, 640);
    if (hasCity) drawSkyline(stage, 640);
    else drawHills(stage, 640);
    const lawn = canvas.gradient([
      [0, palette.lawn[0]],
      [1, palette.lawn[1]],
    ]);
    canvas.rect(0, 640, WIDTH, HEIGHT - 640, lawn);
    for (const index of range(9)) {
      const kind = random.pick(["round", "gulmohar", "round", "amaltas", "palm"] as const);
      drawTree(stage, 60 + index * 130, 790, random.between(0.9, 1.3), kind);
    }
    if (stage.isWet) drawWindowRain(stage);
  });
}

export function drawCurtain(
  stage: Stage,
  x: number,
  top: number,
  height: number,
  color: string,
): void {
  const { canvas, palette } = stage;
  const paint = canvas.gradient(
    [
      [0, stage.sunlit(mix(color, "#C9B48E", 0.2))],
      [0.5, stage.sunlit(lighten(color, 0.35))],
      [1, stage.sunlit(mix(color, "#B89A6A", 0.3))],
    ],
    "across",
  );
  canvas.rect(x, top, 64, height, paint);
  const folds = range(4).map((fold) => data`M${x + 8 + fold * 15} ${top}h4v${height}h-4z`);
  canvas.path(folds.join(""), palette.shade, 0.1);
}

/** Boards running away from the viewer. */
export function drawBoards(
  stage: Stage,
  corners: readonly [Point, Point, Point, Point],
  count: number,
): void {
  const { canvas, palette } = stage;
  canvas.polygon(
    corners,
    canvas.gradient([
      [0, stage.sunlit("#D9B98E")],
      [1, stage.sunlit("#BF9666")],
    ]),
  );
  const [farLeft, farRight, nearRight, nearLeft] = corners;
  const joints = range(count - 1).map((index): Segment => {
    const share = (index + 1) / count;
    return [
      [farLeft[0] + (farRight[0] - farLeft[0]) * share, farLeft[1]],
      [nearLeft[0] + (nearRight[0] - nearLeft[0]) * share, nearLeft[1]],
    ];
  });
  canvas.lines(joints, palette.shade, 2, 0.12);
}

export function drawPendant(stage: Stage, x: number, drop: number, color: string): void {
  const { canvas, palette, isNight } = stage;
  canvas.line([x, 0], [x, drop], stage.shaded("#4A4038"), 3);
  canvas.place(x, drop, 1, () => {
    canvas.path("M-52 34q52-64 104 0z", stage.sunlit(color));
    canvas.ellipse(0, 35, 52, 5, lighten(palette.lamp, 0.3), isNight ? 1 : 0.7);
  });
  if (isNight) canvas.glow(x, drop + 40, 210, palette.lamp, 0.5);
}

/** A framed picture: hills, an arch or a sun, by turn. */
export function drawArtwork(stage: Stage, frame: Frame, turn: number): void {
  const { canvas, seed } = stage;
  const { x, y, width, height } = frame;
  const { main, cushions } = schemeOf(stage);
  canvas.rect(x + 5, y + 7, width, height, stage.palette.shade, 0.16);
  canvas.rect(x, y, width, height, stage.sunlit("#FBF7EE"));
  canvas.inset(
    { x: x + 12, y: y + 12, width: width - 24, height: height - 24 },
    { x: 0, y: 0, width: 100, height: 100 },
    () => {
      canvas.rect(-200, -200, 500, 500, stage.sunlit("#EBDCBF"));
      if ((seed + turn) % 3 === 0) {
        canvas.circle(66, 30, 15, stage.sunlit("#F2A93B"));
        canvas.path(
          "M-200 100V60Q-60 20 30 58T300 40V300H-200z",
          stage.sunlit(mix(main, "#8FB07A", 0.5)),
        );
        canvas.path("M-200 100V84Q-20 50 60 82T300 70V300H-200z", stage.sunlit(main));
      } else if ((seed + turn) % 3 === 1) {
        canvas.path("M20 120V56a30 32 0 0 1 60 0V120z", stage.sunlit(cushions[2]));
        canvas.path("M34 120V62a16 18 0 0 1 32 0V120z", stage.sunlit(main));
        canvas.circle(50, 14, 7, stage.sunlit("#F2A93B"));
      } else {
        canvas.circle(50, 44, 26, stage.sunlit(cushions[0]));
        canvas.path(
          "M50 120V40M50 96q-26-4-30-28q28 2 30 28M50 82q26-4 30-28q-28 2-30 28",
          stage.sunlit(main),
        );
        canvas.line([50, 120], [50, 44], stage.sunlit(main), 4);
      }
    },
  );
}

function drawWindowRain({ canvas, random }: Stage): void {
  const luck = random.fork("window-rain");
  const drops = range(60).map((): Segment => {
    const x = luck.between(120, 1080);
    const y = luck.between(160, 840);
    return [
      [x, y],
      [x - 7, y + 32],
    ];
  });
  canvas.lines(drops, "#F2F6F2", 2.4, 0.4);
}
