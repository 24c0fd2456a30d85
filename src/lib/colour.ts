// Parses CSS colours and computes their contrast.

/** Linear red, green and blue, each from 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number];

const part = String.raw`\s*(\d*\.?\d+(?:%|deg)?)\s*`;
const functionForm = new RegExp(`^(rgb|hsl|oklch)\\(${part}[\\s,]${part}[\\s,]${part}\\)$`);

/** A colour without transparency: `#rgb`, `#rrggbb`, `rgb()`, `hsl()`, `oklch()`, black or white. Null for anything else. */
export function parseColour(text: string): Colour | null {
  const written = text.trim().toLowerCase();
  if (written === 'white') return [1, 1, 1];
  if (written === 'black') return [0, 0, 0];
  const hex = /^#(?:([\da-f]{3})|([\da-f]{6}))$/.exec(written);
  if (hex) return fromHex(hex[2] ?? (hex[1] ?? '').replace(/./g, '$&$&'));
  const [, name, first = '', second = '', third = ''] = functionForm.exec(written) ?? [];
  switch (name) {
    case 'rgb':
      return [first, second, third].map((value) =>
        toLight(read(value, 1) / rgbWhole(value)),
      ) as unknown as Colour;
    case 'hsl':
      return fromHsl(read(second, 1), read(third, 1), read(first, 360));
    case 'oklch':
      return fromOklch(read(first, 1), read(second, 0.4), read(third, 360));
    default:
      return null;
  }
}

/** The contrast of two colours by WCAG 2: 1 for equal colours, 21 for black and white. */
export function contrast(one: Colour, other: Colour): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance([red, green, blue]: Colour): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** A number; a percentage is relative to `whole`. */
function read(value: string, whole: number): number {
  const number = Number.parseFloat(value);
  return value.endsWith('%') ? (number / 100) * whole : number;
}

function rgbWhole(value: string): number {
  return value.endsWith('%') ? 1 : 255;
}

function fromHex(digits: string): Colour {
  return [0, 2, 4].map((at) =>
    toLight(Number.parseInt(digits.slice(at, at + 2), 16) / 255),
  ) as unknown as Colour;
}

/** Converts an sRGB value to linear light. */
function toLight(value: number): number {
  const v = clamp(value);
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
}

function fromHsl(saturation: number, lightness: number, hue: number): Colour {
  const spread = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const place = (offset + hue / 30) % 12;
    return toLight(lightness - spread * Math.max(-1, Math.min(place - 3, 9 - place, 1)));
  };
  return [channel(0), channel(8), channel(4)];
}

/** The matrices of Björn Ottosson's Oklab. Colours outside the sRGB gamut are clipped. */
function fromOklch(lightness: number, chroma: number, hue: number): Colour {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    clamp(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clamp(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clamp(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}
