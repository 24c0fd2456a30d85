/** Memoises a function, keeping a limited number of results. */
export function kept<Value>(
  count: number,
  make: (key: string) => Promise<Value>,
): (key: string) => Promise<Value> {
  const values = new Map<string, Promise<Value>>();
  return (key) => {
    const value = values.get(key) ?? make(key);
    // Moved to the end, so that the first key is the least recently used.
    values.delete(key);
    values.set(key, value);
    const [oldest] = values.keys();
    if (values.size > count && oldest !== undefined) values.delete(oldest);
    return value;
  };
}
