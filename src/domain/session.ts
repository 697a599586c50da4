/** How long a session lives: without use, and at most. */

export const IDLE_SECONDS = 60 * 60;
export const LONGEST_SECONDS = 12 * 60 * 60;
