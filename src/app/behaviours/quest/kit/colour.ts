// Colours as numbers, and how far they stand out from each other.

export type Colour = readonly [red: number, green: number, blue: number, alpha: number];

/** Drawn on one point, a colour of any notation is four numbers. */
export function colourOf(text: string): Colour {
  const numbers = /^rgba?\(([\d.]+), ([\d.]+), ([\d.]+)(?:, ([\d.]+))?\)$/.exec(text);
  if (numbers) return [Number(numbers[1]), Number(numbers[2]), Number(numbers[3]), Number(numbers[4] ?? 1)];
  const canvas = new OffscreenCanvas(1, 1).getContext('2d');
  if (!canvas) return [0, 0, 0, 1];
  canvas.fillStyle = text;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
  return [red, green, blue, alpha / 255];
}

/** Every colour in a computed value, such as those of a gradient. */
export function coloursIn(value: string): Colour[] {
  return (value.match(/\b(?:rgba?|hsla?|hwb|(?:ok)?l(?:ab|ch)|color)\([^()]*\)/g) ?? []).map(colourOf);
}

export function over([red, green, blue, alpha]: Colour, below: Colour): Colour {
  const mix = (upper: number, lower: number) => upper * alpha + lower * (1 - alpha);
  return [mix(red, below[0]), mix(green, below[1]), mix(blue, below[2]), 1];
}

/** From 1 to 21, as in WCAG. */
export function contrastOf(one: Colour, other: Colour): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((first, next) => first - next);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance([red, green, blue]: Colour): number {
  const part = (value: number) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue);
}
