/** The house around the court, in metres. Everything else is placed by these. */
export const COURT = { half: 5.2, near: 3.4, far: 13.4, plinth: 0.45 } as const;
export const WALL = { half: 7.8, far: 15.8 } as const;
export const EAVE = { half: 4.6, far: 12.8, up: 3.5 } as const;
export const ROOF_TOP = 5.7;
