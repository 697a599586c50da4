/** Labels for what an area figure measures. */

import { msg } from "@lingui/core/macro";

export const AREA_TITLES = {
  carpet: msg`Carpet area`,
  builtup: msg`Built-up area`,
  super: msg`Super built-up area`,
  plot: msg`Plot area`,
  unknown: msg`Area`,
};

export const AREA_MEANINGS = {
  carpet: msg`Carpet area is the floor you can use: rooms and inner walls, without outer walls, shafts and balconies.`,
  builtup: msg`Built-up area is the carpet area with its outer walls and balconies.`,
  super: msg`Super built-up area adds a share of lobby, stairs and lift; often only 70% of it is carpet. Ask for the carpet area.`,
  plot: msg`Plot area is the land itself, not what is built on it.`,
  unknown: msg`The lister did not say how this was measured. Ask before you compare.`,
};
