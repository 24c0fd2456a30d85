/** Whether `npm run nightly` runs the tests: then those with many cases run all of them. */
export const isNightly = Boolean(process.env.PLINTH_NIGHTLY);
