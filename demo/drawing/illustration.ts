import { drawAtmosphere } from "./ground.ts";
import { drawLogo } from "./logo.ts";
import { LIGHTS, type Light } from "./palette.ts";
import { drawPortrait } from "./portrait.ts";
import { drawBathroom } from "./scenes/bathroom.ts";
import { drawBedroom } from "./scenes/bedroom.ts";
import { drawCourtyard } from "./scenes/courtyard.ts";
import { drawFarm } from "./scenes/farm.ts";
import { drawFloorPlan } from "./scenes/floor-plan.ts";
import { drawHouse } from "./scenes/house.ts";
import { drawKitchen } from "./scenes/kitchen.ts";
import { drawLiving } from "./scenes/living.ts";
import { drawOffice } from "./scenes/office.ts";
import { drawPlot } from "./scenes/plot.ts";
import { drawShop } from "./scenes/shop.ts";
import { drawTower } from "./scenes/tower.ts";
import { drawVilla } from "./scenes/villa.ts";
import { drawWarehouse } from "./scenes/warehouse.ts";
import { drawRain } from "./sky.ts";
import { createStage, HEIGHT, type Stage, WIDTH } from "./stage.ts";

export const SCENES = [
  "tower",
  "villa",
  "house",
  "courtyard",
  "office",
  "shop",
  "warehouse",
  "farm",
  "plot",
  "living",
  "bedroom",
  "kitchen",
  "bathroom",
  "floorplan",
] as const;
export type Scene = (typeof SCENES)[number];
export { drawLogo, drawPortrait, LIGHTS, type Light };
export type Drawing = { scene: Scene; light: Light; seed: number };

type Painter = {
  draw(stage: Stage): void;
  setting: "outdoors" | "aerial" | "indoors" | "paper";
  /** The part of the canvas that is shown: its corner, and how much of it. */
  crop?: readonly [x: number, y: number, share: number];
};

const PAINTERS: Record<Scene, Painter> = {
  tower: { draw: drawTower, setting: "outdoors", crop: [50, 60, 0.92] },
  villa: { draw: drawVilla, setting: "outdoors", crop: [70, 150, 0.83] },
  house: { draw: drawHouse, setting: "outdoors", crop: [90, 120, 0.86] },
  courtyard: { draw: drawCourtyard, setting: "outdoors", crop: [24, 16, 0.96] },
  office: { draw: drawOffice, setting: "outdoors", crop: [60, 90, 0.9] },
  shop: { draw: drawShop, setting: "outdoors" },
  warehouse: { draw: drawWarehouse, setting: "outdoors", crop: [40, 190, 0.79] },
  farm: { draw: drawFarm, setting: "outdoors", crop: [40, 90, 0.9] },
  plot: { draw: drawPlot, setting: "aerial", crop: [90, 60, 0.86] },
  living: { draw: drawLiving, setting: "indoors" },
  bedroom: { draw: drawBedroom, setting: "indoors" },
  kitchen: { draw: drawKitchen, setting: "indoors" },
  bathroom: { draw: drawBathroom, setting: "indoors" },
  floorplan: { draw: drawFloorPlan, setting: "paper" },
};

/** An architectural picture as SVG, 1200 by 900: the same drawing is always the same text. */
export function drawIllustration({ scene, light, seed }: Drawing): string {
  const { draw, setting, crop = [0, 0, 1] } = PAINTERS[scene];
  const stage = createStage(scene, light, seed, setting === "indoors");
  draw(stage);
  if (setting === "outdoors") drawRain(stage);
  if (setting !== "paper") drawAtmosphere(stage);
  const [x, y, share] = crop;
  const view = { x, y, width: WIDTH * share, height: HEIGHT * share };
  // Nothing in a picture is written, so its mirror image is another picture for free.
  const isMirrored = stage.random.fork("mirror").chance(0.5);
  return stage.canvas.toSvg({ width: WIDTH, height: HEIGHT }, view, isMirrored);
}
