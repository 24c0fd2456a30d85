/** A function that remembers its last answers, so many of them. */
export function kept<Value>(
  count: number,
  make: (key: string) => Promise<Value>,
): (key: string) => Promise<Value> {
  const values = new Map<string, Promise<Value>>();
  return (key) => {
    const value = values.get(key) ?? make(key);
    // Put last, so that the first is the one that was not asked for the longest time.
    values.delete(key);
    values.set(key, value);
    const [oldest] = values.keys();
    if (values.size > count && oldest !== undefined) values.delete(oldest);
    return value;
  };
}
