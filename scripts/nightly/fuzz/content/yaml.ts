// YAML of every kind: right, of the wrong type, deep, with anchors, and broken.
import type { Random } from '#lib/random.ts';

const scalars = [
  ...[
    'A title',
    '""',
    "''",
    'null',
    '~',
    'true',
    'false',
    'yes',
    '0',
    '-1',
    '1e999',
    '.nan',
    '0x10',
    '2026-01-02',
  ],
  ...[
    '2026-99-99',
    '"../../../victims/secret.txt"',
    '/../../victims',
    '"/etc/passwd"',
    'i-lucide-star',
    '"\\0"',
  ],
  ...['"javascript:alert(1)"', '"http://{host}/yaml"', '"//{host}/yaml"', '"<img src=http://{host}/yaml>"'],
  ...['"</script><script>alert(1)</script>"', '!!binary aGk=', '!!js/function "() => 1"', '!custom {a: 1}'],
  ...[
    '"\\u202E"',
    '"\\x1b[31m"',
    '__proto__',
    '"\x24{process.exit(7)}"',
    '|\n  a\n   b\n  c',
    '>-\n  a\n  b',
  ],
];

/** A value that fits on the lines behind `key:`. */
export function yamlValue(random: Random, depth = 0): string {
  if (depth > 3 || random.chance(0.6)) return random.pick(scalars);
  const inner = () => yamlValue(random, depth + 1).replace(/^[|>][\s\S]*$/, 'text');
  if (random.chance(0.5)) return `[${random.some(0, 4, inner).join(', ')}]`;
  const key = () => random.pick(['a', 'title', 'to', 'src', '__proto__', 'constructor', 'name', 'label']);
  return `{${random.some(0, 4, () => `${key()}: ${inner()}`).join(', ')}}`;
}

/** Lines of one mapping with these keys, sometimes with something around them that YAML allows or does not. */
export function yamlMapping(random: Random, keys: readonly string[]): string {
  const lines = random.some(0, 5, () => `${random.pick(keys)}: ${yamlValue(random)}`);
  if (random.chance(0.1)) lines.push(random.pick(oddities)(random));
  return lines.join('\n');
}

const oddities: readonly ((random: Random) => string)[] = [
  (random) => `deep: ${'['.repeat(50 + random.below(3000))}`,
  (random) => {
    const depth = 20 + random.below(200);
    return `deep: ${'{a: '.repeat(depth)}1${'}'.repeat(depth)}`;
  },
  // Each line is twice the line before.
  (random) =>
    [
      'a0: &a0 [x, x]',
      ...Array.from(
        { length: 3 + random.below(25) },
        (_, at) => `a${at + 1}: &a${at + 1} [*a${at}, *a${at}]`,
      ),
    ].join('\n'),
  () => 'self: &self [*self]',
  () => '<<: *missing',
  () => 'base: &base {title: Base}\n<<: *base',
  () => 'title: "not closed',
  () => '\ttitle: tab',
  () => 'title: one\ntitle: two',
  () => '- a list',
  () => '--- \nsecond: document',
  () => '? [a, b]\n: c',
  () => `long: "${'x'.repeat(100_000)}"`,
];
