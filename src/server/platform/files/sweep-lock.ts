/** Whoever holds it, as a backup does, sees no file disappear. 4_126_012 is the counting triggers'. */
export const SWEEP_LOCK = 4_126_013;
