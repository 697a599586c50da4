import { type Block, drawBars, drawBlock } from "#demo/drawing/building.ts";
import { lighten } from "#demo/drawing/color.ts";
import { type CornerView, panel } from "#demo/drawing/perspective.ts";
import type { Stage } from "#demo/drawing/stage.ts";

export type Crown = {
  draw(stage: Stage, view: CornerView, block: Block, look: { color: string; accent: string }): void;
  /** Set back from the edge, so the block must be drawn over its foot. */
  isSetBack: boolean;
};

export const CROWNS: readonly Crown[] = [
  { draw: drawTankCrown, isSetBack: true },
  { draw: drawPergolaCrown, isSetBack: false },
  { draw: drawSteppedCrown, isSetBack: true },
  { draw: drawSailCrown, isSetBack: false },
  { draw: drawPortalCrown, isSetBack: false },
];

/** A parapet with the lift room, the water tank and a mast behind it. */
function drawTankCrown(
  stage: Stage,
  view: CornerView,
  block: Block,
  look: { color: string },
): void {
  const top = block.up[1];
  const [left0, left1] = block.left;
  const depth = block.right[1] - block.right[0];
  const room = {
    left: [left0 + (left1 - left0) * 0.25, left0 + (left1 - left0) * 0.6] as const,
    right: [block.right[0] + depth * 0.3, block.right[0] + depth * 0.75] as const,
    up: [top, top + 7] as const,
  };
  drawBlock(stage, view, room, { color: look.color });
  const mast = view.project(room.left[0] + 2, room.right[0] + 2, top + 7);
  stage.canvas.line(mast, [mast[0], mast[1] - 34], stage.shaded("#6A665C"), 2);
}

/** An open frame of posts and beams over a roof garden. */
function drawPergolaCrown(stage: Stage, view: CornerView, block: Block): void {
  const { canvas, palette } = stage;
  const height = 4.6;
  const frame = { ...block, up: [block.up[1], block.up[1] + height] as const };
  const left = view.leftWall(frame.right[0], frame.left[0], frame.up[0]);
  const right = view.rightWall(frame.left[0], frame.right[0], frame.up[0]);
  const widths = [block.left[1] - block.left[0], block.right[1] - block.right[0]] as const;
  const green = [0.15, 0.32, 0.5, 0.7, 0.86].map(
    (share) => [...left(widths[0] * share, 0.9), 11] as const,
  );
  canvas.discs(green, palette.leaf.middle);
  const white = stage.sunlit("#F8F3E8");
  drawBars(stage, left, [0.4, widths[0] - 0.4], [0, height], { count: 7, width: 0.6 }, white);
  drawBars(
    stage,
    right,
    [0.4, widths[1] - 0.4],
    [0, height],
    { count: 5, width: 0.6 },
    stage.shaded("#F8F3E8"),
  );
  canvas.polygon(panel(left, [-0.4, widths[0]], [height - 0.8, height]), white);
  canvas.polygon(
    panel(right, [0, widths[1] + 0.4], [height - 0.8, height]),
    stage.shaded("#F8F3E8"),
  );
}

/** Two set-back floors of penthouse. */
function drawSteppedCrown(
  stage: Stage,
  view: CornerView,
  block: Block,
  look: { color: string; accent: string },
): void {
  const inset = (span: readonly [number, number], share: number) => {
    const width = span[1] - span[0];
    return [span[0] + width * share, span[1] - width * share] as const;
  };
  const tiers = [
    { share: 0.26, up: [block.up[1] + 5, block.up[1] + 10] as const },
    { share: 0.13, up: [block.up[1], block.up[1] + 5] as const },
  ];
  for (const { share, up } of tiers) {
    const tier = { left: inset(block.left, share), right: inset(block.right, share), up };
    const { left, right } = drawBlock(stage, view, tier, { color: look.color });
    const width = tier.left[1] - tier.left[0];
    const depth = tier.right[1] - tier.right[0];
    const glow = stage.isNight ? stage.palette.lamp : stage.palette.glass.pale;
    stage.canvas.polygon(panel(left, [width * 0.08, width * 0.92], [1.4, 4.2]), glow);
    stage.canvas.polygon(
      panel(right, [depth * 0.1, depth * 0.9], [1.4, 4.2]),
      stage.palette.glass.deep,
    );
    drawBars(
      stage,
      left,
      [width * 0.08, width * 0.92],
      [1.4, 4.2],
      { count: 7, width: 0.3 },
      stage.sunlit(look.accent),
    );
    drawParapet(stage, view, tier, look.color);
  }
}

/** A blade of coloured wall that climbs across the roof. */
function drawSailCrown(
  stage: Stage,
  view: CornerView,
  block: Block,
  look: { color: string; accent: string },
): void {
  const { canvas } = stage;
  const width = block.left[1] - block.left[0];
  const depth = block.right[1] - block.right[0];
  const left = view.leftWall(block.right[0], block.left[0], block.up[1]);
  const right = view.rightWall(block.left[0], block.right[0], block.up[1]);
  canvas.polygon(
    [left(0, 0), left(width, 0), left(width, 1.4), left(0, 6.5)],
    stage.sunlit(look.accent),
  );
  canvas.polygon(
    [right(0, 0), right(depth * 0.9, 0), right(depth * 0.9, 2.6), right(0, 6.5)],
    stage.shaded(look.accent),
  );
  canvas.polygon(
    [
      left(width * 0.1, 0.8),
      left(width * 0.9, 0.8),
      left(width * 0.9, 1.4),
      left(width * 0.1, 4.6),
    ],
    stage.palette.shade,
    0.22,
  );
}

/** A deep cornice on a coloured band. */
function drawPortalCrown(
  stage: Stage,
  view: CornerView,
  block: Block,
  look: { color: string; accent: string },
): void {
  const top = block.up[1];
  const band = { ...block, up: [top, top + 3.4] as const };
  drawBlock(stage, view, band, { color: look.accent });
  const lip = {
    left: [block.left[0] - 0.6, block.left[1] + 0.6] as const,
    right: [block.right[0] - 0.6, block.right[1] + 0.6] as const,
    up: [top + 3.4, top + 4.4] as const,
  };
  drawBlock(stage, view, lip, {
    color: "#F8F3E8",
    soffit: { paint: stage.shaded("#8A6A4C", 0.9), depth: 0.6 },
    isPlain: true,
  });
}

export function drawParapet(stage: Stage, view: CornerView, block: Block, color: string): void {
  const left = view.leftWall(block.right[0], block.left[0], block.up[1]);
  const right = view.rightWall(block.left[0], block.right[0], block.up[1]);
  stage.canvas.polygon(
    panel(left, [0, block.left[1] - block.left[0]], [0, 1.2]),
    lighten(stage.sunlit(color), 0.35),
  );
  stage.canvas.polygon(
    panel(right, [0, block.right[1] - block.right[0]], [0, 1.2]),
    lighten(stage.shaded(color), 0.12),
  );
}
