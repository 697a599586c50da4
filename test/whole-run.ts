/** The run before a change lands is on a server of its own, and takes its time. */
export const isWholeRun = process.env.TEST_DATABASE_URL !== undefined;
