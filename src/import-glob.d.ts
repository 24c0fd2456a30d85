// The part of `import.meta` that the bundler and the test runner provide in every world.
interface ImportMeta {
  glob<Value>(pattern: string, options: { eager: true; import: string }): Record<string, Value>;
}
