import { cycle, range } from "./random.ts";

type Colors = { ground: string; mark: string };

const COLORS: readonly Colors[] = [
  { ground: "#0E5A4A", mark: "#F2A93B" },
  { ground: "#A8472A", mark: "#F3EADA" },
  { ground: "#1C3F52", mark: "#E9B57C" },
  { ground: "#5B3A5E", mark: "#F0C9B0" },
  { ground: "#2F5D3A", mark: "#E7D9A8" },
  { ground: "#7A3E22", mark: "#F2C27B" },
  { ground: "#23465A", mark: "#BFDCDC" },
  { ground: "#3B3A36", mark: "#F2A93B" },
  { ground: "#8A2F3C", mark: "#F6E3D0" },
  { ground: "#34558B", mark: "#F4E7C8" },
  { ground: "#0B6B6B", mark: "#F7E1B5" },
  { ground: "#F3E4C6", mark: "#A8472A" },
  { ground: "#E4EEE9", mark: "#0E5A4A" },
];

/** Each mark is drawn on a 96 unit square; what is cut out of it is filled with the ground. */
const MARKS: readonly ((colors: Colors) => string)[] = [
  ({ mark }) => fill("M24 72V44a24 24 0 0 1 48 0v28h-14V46a10 10 0 0 0-20 0v26z", mark),
  ({ mark }) => line("M24 24h48v48H24z", mark, 8) + fill("M40 40h16v16H40z", mark),
  ({ mark }) => fill("M20 72V40l14-10v42zM40 72V26l16-10v56zM62 72V46l14-8v34z", mark),
  ({ ground, mark }) => petals(6, 9, 16, mark) + dot(48, 48, 7, ground),
  ({ ground, mark }) =>
    fill("M18 66L48 24l30 42z", mark) +
    fill("M36 66l12-17 12 17z", ground) +
    line("M18 74h60", mark, 5),
  ({ mark }) => dot(48, 40, 18, mark) + line("M16 60h64M24 69h48M32 78h32", mark, 5),
  ({ mark }) =>
    line("M48 16l32 32-32 32-32-32z", mark, 7) + fill("M48 34l14 14-14 14-14-14z", mark),
  ({ mark }) =>
    fill("M24 24h20v20H24zM52 24h20v20H52zM24 52h20v20H24z", mark) + dot(62, 62, 10, mark),
  ({ ground, mark }) =>
    fill("M22 74c0-30 22-52 52-52 0 30-22 52-52 52z", mark) + line("M26 70L62 34", ground, 4),
  ({ mark }) => fill("M20 70V30h12v28h32V30h12v40zM42 26h12v22H42z", mark),
  ({ mark }) => fill("M20 48a28 28 0 0 1 56 0zM20 54h24v20H20zM52 54h24v20H52z", mark),
  ({ ground, mark }) =>
    fill("M48 16c14 12 20 22 20 36a20 20 0 0 1-40 0c0-14 6-24 20-36z", mark) +
    line("M48 42v36", ground, 4),
  ({ mark }) => line("M22 74V46l26-22 26 22v28z", mark, 7) + fill("M41 74V56h14v18z", mark),
  ({ ground, mark }) => petals(8, 6, 14, mark) + dot(48, 48, 12, ground) + dot(48, 48, 7, mark),
  ({ mark }) =>
    line("M18 70a30 30 0 0 1 60 0M30 70a18 18 0 0 1 36 0M42 70a6 6 0 0 1 12 0", mark, 6),
  ({ ground, mark }) =>
    fill("M48 14c16 6 26 6 26 6v28c0 18-14 28-26 34-12-6-26-16-26-34V20s10 0 26-6z", mark) +
    fill("M34 60V44l14-12 14 12v16z", ground),
  ({ mark }) => fill("M22 74V22h20v52zM48 74V38h12v36zM66 74V52h10v22z", mark),
  ({ mark }) => line("M48 18v60M18 48h60M27 27l42 42M69 27L27 69", mark, 5) + dot(48, 48, 10, mark),
  ({ mark }) => fill("M16 62q16-14 32 0t32 0v14H16zM30 50l18-28 18 28q-9 8-18 0t-18 0z", mark),
  ({ ground, mark }) =>
    dot(48, 48, 30, mark) +
    fill("M34 62V46a14 14 0 0 1 28 0v16z", ground) +
    fill("M44 62V50a4 4 0 0 1 8 0v12z", mark),
  ({ mark }) =>
    line("M24 72V36h20V24h28v48zM44 36v36", mark, 6) + fill("M54 34h8v8h-8zM54 50h8v8h-8z", mark),
  ({ ground, mark }) =>
    fill("M20 30h56v10q-8 0-8 8v26H28V48q0-8-8-8z", mark) +
    fill("M40 74V58a8 8 0 0 1 16 0v16z", ground),
  ({ mark }) =>
    fill(
      "M48 18a30 30 0 0 1 0 60V66a18 18 0 0 0 0-36zM42 30a18 18 0 0 0 0 36v12a30 30 0 0 1 0-60z",
      mark,
    ),
  ({ mark }) =>
    range(3)
      .map((row) =>
        range(3)
          .map((column) =>
            row + column === 2
              ? dot(30 + column * 18, 30 + row * 18, 8, mark)
              : fill(`M${23 + column * 18} ${23 + row * 18}h14v14h-14z`, mark),
          )
          .join(""),
      )
      .join(""),
];

/** A company's mark: neighbouring numbers differ in shape and in colour. */
export function drawLogo(seed: number): string {
  // 24 marks and 13 colours share no factor, so pairs repeat only after 312 companies.
  const colors = cycle(COLORS, seed);
  const mark = cycle(MARKS, seed)(colors);
  const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96">`;
  return `${open}<rect width="96" height="96" rx="14" fill="${colors.ground}"/>${mark}</svg>`;
}

function fill(path: string, color: string): string {
  return `<path d="${path}" fill="${color}"/>`;
}

function line(path: string, color: string, width: number): string {
  return `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`;
}

function dot(x: number, y: number, radius: number, color: string): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${color}"/>`;
}

function petals(count: number, rx: number, ry: number, color: string): string {
  const all = range(count).map((index) => {
    const turn = Math.round((360 / count) * index);
    return `<ellipse cx="48" cy="${46 - ry}" rx="${rx}" ry="${ry}" transform="rotate(${turn} 48 48)"/>`;
  });
  return `<g fill="${color}">${all.join("")}</g>`;
}
