// The wall behind the title: bricks in a running bond, lighter to the right. Only a few shades, because a
// fine gradient would double the size of the picture.
import { wall } from '../colours.ts';

const course = 51;
const stretcher = 150;
const shades = 6;

/** The wall as SVG. */
export function wallPattern(width: number, height: number): string {
  const blocks: string[] = [];
  for (let row = 0; row * course < height; row++) {
    const start = row % 2 === 0 ? 0 : -stretcher / 2;
    for (let x = start; x < width; x += stretcher) {
      const shade = Math.round((Math.max(0, (x + stretcher) / width - 0.35) / 0.65) * shades) / shades;
      if (shade > 0) blocks.push(block(x, height - (row + 1) * course, shade, (row * 7 + x / 75) % 5 === 0));
    }
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${blocks.join('')}</svg>`;
}

function block(x: number, y: number, shade: number, isFilled: boolean): string {
  const paint = `fill="${isFilled ? wall.block : 'none'}" stroke="${wall.joint}" stroke-width="2" opacity="${shade}"`;
  return `<rect x="${x}" y="${y}" width="${stretcher}" height="${course}" ${paint}/>`;
}
