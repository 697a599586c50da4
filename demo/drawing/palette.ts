export const LIGHTS = ["day", "morning", "monsoon", "dusk", "evening"] as const;
export type Light = (typeof LIGHTS)[number];

export type Palette = {
  sky: { zenith: string; middle: string; horizon: string };
  sun: string;
  sunStrength: number;
  cloud: string;
  /** Hills and skyline: the farther ridge, then the nearer. */
  far: readonly [string, string];
  leaf: { dark: string; middle: string; bright: string };
  earth: readonly [near: string, far: string];
  lawn: readonly [near: string, far: string];
  road: string;
  glass: { deep: string; pale: string };
  lamp: string;
  /** How likely a window is lit. */
  litChance: number;
  shade: string;
  shadeStrength: number;
  /** The hour's own colour, laid over everything. */
  ambient: string;
  ambientStrength: number;
  ink: string;
};

export const PALETTES: Record<Light, Palette> = {
  day: {
    sky: { zenith: "#8FC1D6", middle: "#CAE3E4", horizon: "#F8F0DE" },
    sun: "#FFF6DC",
    sunStrength: 0.9,
    cloud: "#FFFFFF",
    far: ["#B9CFC9", "#A3BFB2"],
    leaf: { dark: "#2F6B4F", middle: "#4B8A5F", bright: "#86B26C" },
    earth: ["#DCCFB2", "#C9B994"],
    lawn: ["#9DBB74", "#7FA35F"],
    road: "#B9B0A0",
    glass: { deep: "#6FA0AC", pale: "#BFDCDC" },
    lamp: "#FFE3A1",
    litChance: 0.1,
    shade: "#3E4A5E",
    shadeStrength: 0.3,
    ambient: "#FFF1D6",
    ambientStrength: 0,
    ink: "#2B2A26",
  },
  morning: {
    sky: { zenith: "#AECBDF", middle: "#EBDCD0", horizon: "#FBE9C9" },
    sun: "#FFE9B0",
    sunStrength: 1,
    cloud: "#FFF8EC",
    far: ["#CFC8CB", "#B7BFB8"],
    leaf: { dark: "#3A6A47", middle: "#5C8C55", bright: "#A2B967" },
    earth: ["#E4D0AC", "#D2B98D"],
    lawn: ["#AFBE72", "#8FA65D"],
    road: "#C4B49C",
    glass: { deep: "#7E9DAA", pale: "#E3DCCB" },
    lamp: "#FFDF9A",
    litChance: 0.13,
    shade: "#54506A",
    shadeStrength: 0.3,
    ambient: "#FFD9A0",
    ambientStrength: 0.12,
    ink: "#2F2A26",
  },
  monsoon: {
    sky: { zenith: "#7E939B", middle: "#A9B9B6", horizon: "#D5DACB" },
    sun: "#F3F1DD",
    sunStrength: 0.25,
    cloud: "#8D9FA6",
    far: ["#92A8A4", "#7A9690"],
    leaf: { dark: "#1F5A43", middle: "#357750", bright: "#6BA35F" },
    earth: ["#A79C86", "#8F8671"],
    lawn: ["#6FA05A", "#558648"],
    road: "#7D8386",
    glass: { deep: "#4E7280", pale: "#A6BDBD" },
    lamp: "#FFE0A0",
    litChance: 0.33,
    shade: "#2B3944",
    shadeStrength: 0.34,
    ambient: "#7C9397",
    ambientStrength: 0.18,
    ink: "#20282A",
  },
  dusk: {
    sky: { zenith: "#2E3A63", middle: "#8A5F83", horizon: "#F2A96B" },
    sun: "#FFD08A",
    sunStrength: 0.9,
    cloud: "#E79A86",
    far: ["#5D5378", "#473F66"],
    leaf: { dark: "#1F3540", middle: "#2C4B4B", bright: "#4A6656" },
    earth: ["#6E5A66", "#57485A"],
    lawn: ["#4E5F56", "#3C4F4C"],
    road: "#4B4257",
    glass: { deep: "#39406A", pale: "#B87C86" },
    lamp: "#FFD27A",
    litChance: 0.6,
    shade: "#231F45",
    shadeStrength: 0.44,
    ambient: "#7A4A70",
    ambientStrength: 0.26,
    ink: "#1B1730",
  },
  evening: {
    sky: { zenith: "#15304A", middle: "#2F5A6B", horizon: "#E9B57C" },
    sun: "#FFE2B0",
    sunStrength: 0.8,
    cloud: "#6F8E93",
    far: ["#375765", "#284552"],
    leaf: { dark: "#102B2C", middle: "#1B413B", bright: "#356052" },
    earth: ["#4B5655", "#3A4546"],
    lawn: ["#36574A", "#28463F"],
    road: "#333F45",
    glass: { deep: "#23465A", pale: "#C9A07F" },
    lamp: "#FFD88C",
    litChance: 0.68,
    shade: "#0E2032",
    shadeStrength: 0.5,
    ambient: "#1D4658",
    ambientStrength: 0.3,
    ink: "#0C1A26",
  },
};

export type Wash = { wall: string; accent: string };

/** Limewash and trim, as seen on Indian streets. */
export const WASHES: readonly Wash[] = [
  { wall: "#F3EADA", accent: "#B65C3A" },
  { wall: "#EFE6D6", accent: "#0E5A4A" },
  { wall: "#E9D3B4", accent: "#8E4A32" },
  { wall: "#F6F2E9", accent: "#C98B3B" },
  { wall: "#E3C7A6", accent: "#7A3E2A" },
  { wall: "#EDE7DF", accent: "#4C6A78" },
  { wall: "#DDB89A", accent: "#5A4636" },
  { wall: "#F1E4CF", accent: "#A8472A" },
  { wall: "#F4DDC8", accent: "#2F6F73" },
  { wall: "#F2D9A8", accent: "#7A3E63" },
  { wall: "#DCE3DC", accent: "#35574A" },
  { wall: "#EBC9B4", accent: "#34507A" },
];

export const CLOTHS = [
  "#B0413E",
  "#E0A030",
  "#2F6F73",
  "#7A3E63",
  "#F0E6D6",
  "#3E5C8A",
  "#C96F4A",
] as const;

export const FLOWERS = { pink: "#D64A8A", gold: "#F2BB3C", white: "#FFF6E8", red: "#D8542F" };
