// Empty on purpose: the build makes everything that draws pages a preload of this chunk (`vite.config.ts`), so importing
// it fetches and compiles that code without running it.
export {};
