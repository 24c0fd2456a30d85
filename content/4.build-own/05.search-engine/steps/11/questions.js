// What people would type, and the notes that answer it. The answers were
// written down before the first search.
export const questions = [
  { text: 'stale bread', right: ['Keep bread fresh'] },
  { text: 'how to bake bread', right: ['Bake a simple loaf'] },
  { text: 'grow basil', right: ['Keep basil alive', 'Freeze herbs'] },
  { text: 'watering my plants when it is hot',
    right: ['Water plants in summer'] },
  { text: 'chain makes a noise', right: ['Oil the chain'] },
  { text: 'rusty chain', right: ['Oil the chain', 'Remove rust'] },
  { text: 'hole in tyre', right: ['Fix a flat tyre'] },
  { text: 'hole in trousers', right: ['Patch a hole in jeans'] },
  { text: 'get a stain out of a shirt',
    right: ['Remove a tea stain', 'Remove oil stains'] },
  { text: 'tea stain', right: ['Remove a tea stain'] },
  { text: 'tomatos', right: ['Sow tomatoes'] },
  { text: 'slugs eat my seedlings', right: ['Get rid of slugs'] },
  { text: 'dry a wool jumper', right: ['Wash wool'] },
  { text: 'clothes do not dry', right: ['Dry clothes in winter'] },
  { text: 'bike seat too low', right: ['Set the saddle height'] },
  { text: '"green tea"', right: ['Brew green tea'] },
];
