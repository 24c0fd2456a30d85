// A PDF document of one page, written by hand: a title and lines of text in a typeface that every viewer has.

interface Page {
  title: string;
  lines: readonly string[];
}

const size = { width: 420, height: 595 };

export function makePdf({ title, lines }: Page): Buffer {
  const quoted = (words: string) => `(${words.replace(/[()\\]/g, '\\$&')})`;
  const drawn = [
    `BT /Bold 24 Tf 48 520 Td ${quoted(title)} Tj ET`,
    ...lines.map((line, i) => `BT /Plain 14 Tf 48 ${480 - i * 24} Td ${quoted(line)} Tj ET`),
  ].join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (en-GB) /ViewerPreferences << /DisplayDocTitle true >> >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${size.width} ${size.height}] /Contents 4 0 R /Resources << /Font << /Plain 5 0 R /Bold 6 0 R >> >> >>`,
    `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
    `<< /Title ${quoted(title)} >>`,
  ];
  let file = '%PDF-1.7\n';
  const places = objects.map((object, i) => {
    const place = file.length;
    file += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  return Buffer.from(
    `${file}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 7 0 R >>\nstartxref\n${file.length}\n%%EOF\n`,
    'latin1',
  );
}

/** The documents of the examples, by name. */
export const documents: Readonly<Record<string, Page>> = {
  'films.pdf': {
    title: 'Film club: programme',
    lines: [
      'First Friday: a film about bees',
      'Second Friday: The Lighthouse',
      'Third Friday: short films from here',
    ],
  },
  'rye-loaf.pdf': {
    title: 'Rye loaf: shopping list',
    lines: [
      'Rye flour, 500 g',
      'Wheat flour, 200 g',
      'Salt, 14 g',
      'Water, 550 ml',
      'A spoon of last week’s dough',
    ].map((line) => line.replace('’', '\x92')),
  },
};
