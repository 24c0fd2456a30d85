// How to mend a flat tyre: a bicycle in a workshop is turned over, and its wheel comes off.
import { between, type Clip } from '../clip.ts';
import { at, circle, drawing, ellipse, fade, near, path, rect, stroke, times } from '../drawing.ts';
import { bell, mix, noise, speak } from '../sound.ts';

function wheel(spin: number, flat: number): string {
  const low = near(44 - flat * 9);
  const tyre = `M-44 0A44 44 0 0 1 44 0Q44 ${near(low * 0.75)} ${near(20 + flat * 12)} ${low}H${near(-20 - flat * 12)}Q-44 ${near(low * 0.75)} -44 0z`;
  return `${flat > 0 ? path(tyre, 'none', 'stroke="#22272e" stroke-width="8" stroke-linejoin="round"') : circle(0, 0, 43, 'none', 'stroke="#22272e" stroke-width="8"')}
${circle(0, 0, 36, 'none', 'stroke="#aab3b8" stroke-width="3"')}
${times(9, (i) => at(0, 0, stroke('M0 -36V36', '#c9d0d4', 1.2), { turn: near(spin + i * 20) }))}${circle(0, 0, 5, '#5b656b')}`;
}

/** The frame of the bicycle around the middle between its wheels, which are 56 to each side. */
function bicycle(): string {
  return `${stroke('M-56 0L-22 -58H34L0 0zM-22 -58L0 0M34 -58L56 0M34 -58L29 -78', '#c8382f', 6)}
${stroke('M-24 -62L-28 -74', '#39434c', 5)}${path('M-44 -78h28q6 0 6 4q-10 6 -34 2z', '#3b2a20')}
${stroke('M29 -78q4 -8 18 -8q8 2 6 10', '#39434c', 5)}${circle(0, 0, 11, 'none', 'stroke="#39434c" stroke-width="4"')}
${stroke('M0 0l12 12M12 12h8M0 0l-12 -12M-12 -12h-8', '#39434c', 4)}${stroke('M-56 -4L0 -11M-56 5L0 11', '#59646b', 2)}`;
}

function workshop(ring: number): string {
  return `<defs>${fade('wall', '#e9ddc4', '#d9c7a3')}</defs>${rect(0, 0, 480, 196, 'url(#wall)')}${rect(0, 192, 480, 78, '#8f8a80')}${rect(0, 190, 480, 5, '#6d675e')}
${rect(22, 28, 126, 70, '#b98a57')}${times(5, (i) => at(38 + i * 23, 38, i % 2 ? rect(-2, 0, 4, 28, '#77828a') + rect(-5, 26, 10, 18, '#2f6f8f', 'rx="4"') : stroke('M0 4v36', '#77828a', 5) + circle(0, 44, 7, '#77828a')))}
${rect(376, 40, 84, 152, '#7a5033')}${rect(384, 50, 68, 60, '#bcdbe6')}${circle(388, 136, 4, '#e8c45a')}
${at(360, 44, `${stroke('M0 -10V0', '#4c3a2c', 3)}${path('M-14 18Q-12 -4 0 -4T14 18z', '#e0b23c')}${circle(0, 20, 4, '#7a5b16')}`, { turn: near(ring) })}`;
}

export const tyre: Clip = {
  seconds: 8,
  poster: 0.6,
  captions: {
    en: [
      [0.2, 0.9, '[Air hisses]'],
      [1, 4.3, 'PRIYA: Turn the bike over\nand take off the wheel.'],
      [4.5, 5.4, '[A bell rings]'],
      [5.5, 7.8, 'GORAN: That is the first customer.'],
    ],
  },
  frame(time) {
    const over = between(time, 1.2, 2.6);
    const off = between(time, 3, 4.4);
    const flat = 1 - between(time, 1.2, 1.5);
    const ring = time > 4.4 && time < 5.4 ? Math.sin(time * 40) * 16 * (1 - between(time, 4.4, 5.4)) : 0;
    const lift = Math.sin(over * Math.PI) * 34;
    const y = 148 + over * 26 - lift;
    const turned = over * 180;
    // The wheel with the flat tyre stands behind; turned over, it is on the right.
    const bike = at(
      210,
      near(y),
      `${at(56, 0, wheel(time * 20, 0))}${off > 0 ? '' : at(-56, 0, wheel(0, flat))}${bicycle()}`,
      { turn: near(turned) },
    );
    const free =
      off > 0
        ? at(near(266 + off * 76), near(174 - Math.sin(off * Math.PI) * 50 + off * 42), wheel(off * 200, 0))
        : '';
    const hiss =
      time < 1
        ? times(3, (i) =>
            stroke(`M${104 - i * 8 - time * 14} ${190 - i * 7}q-8 -5 -14 0t-14 0`, '#ffffff', 2.4),
          )
        : '';
    return drawing(
      480,
      270,
      workshop(ring),
      ellipse(214, 205, 130, 10, '#6d675e', 'opacity="0.6"'),
      bike,
      free,
      hiss,
    );
  },
  sound: () =>
    mix(
      8,
      [0.1, noise(0.9, 0.8, (time) => 0.5 * Math.exp(-time * 2.5))],
      [1, speak('Priya', 'Turn the bike over, and take off the wheel.')],
      [2.5, noise(0.1, 0.2, (time) => Math.exp(-time * 40)), 1.2],
      [4.4, bell(0.9, 1320), 0.6],
      [4.75, bell(0.9, 1320), 0.5],
      [5.5, speak('Goran', 'That is the first customer.')],
    ),
};
