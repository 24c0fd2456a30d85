const seen = (kit, element) => kit.words(kit.seenText(element));

export default [
  {
    id: 'headers',
    title: 'Headers',
    passed: 'Each price has two headers.',
    notYet: 'The prices have no headers. Look up `th` and `scope`.',
    run: (kit) => {
      for (const [boat, price] of Object.entries({ Canoe: '€9', Kayak: '€8' })) {
        const cell = kit.role('cell').find((one) => seen(kit, one) === price);
        if (!cell) return `${price} isn’t in a data cell any more. Look up \`td\`.`;
        const { row, column } = kit.headersOf(cell);
        const headers = [...row, ...column].map((one) => seen(kit, one));
        const missing = [boat, 'Price'].find((title) => !headers.includes(kit.words(title)));
        if (missing) return `A screen reader doesn’t announce “${missing}” with ${price}. Look up \`th\` and \`scope\`.`;
        if (headers.length > 2) return `The cell with ${price} has too many headers. Look up \`scope\`.`;
      }
      return true;
    },
  },
];
