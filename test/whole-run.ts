/** The full run before a change lands uses its own database server and may take longer. */
export const isWholeRun = process.env.TEST_DATABASE_URL !== undefined;
