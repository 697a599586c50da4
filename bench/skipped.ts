/** Could not be made to happen here: neither passed nor failed. */
export class Skipped extends Error {}
