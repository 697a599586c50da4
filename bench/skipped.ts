/** Could not be tested here: neither passed nor failed. */
export class Skipped extends Error {}
