// The kiln at night: it glows behind a small round window. It begins as it ends, so that it can run on and on.
import type { Clip } from '../clip.ts';
import { at, circle, drawing, fade, glow, near, path, rect, stroke, times } from '../drawing.ts';

export const kiln: Clip = {
  seconds: 8,
  poster: 2,
  frame(time) {
    const round = (times: number, shift = 0) => Math.sin((time / 8) * 2 * Math.PI * times + shift);
    const heat = 0.75 + 0.12 * round(3) + 0.08 * round(7, 1);
    return drawing(
      480,
      270,
      `<defs>${fade('night', '#161322', '#241a22')}${fade('brick', '#6d4034', '#4a2a24')}${glow('heat', '#fff1b0', '#ffb03a', '#e2551d/0.9', '#e2551d/0')}</defs>`,
      rect(0, 0, 480, 270, 'url(#night)'),
      rect(0, 222, 480, 48, '#2a2024'),
      path('M136 226V96q0 -62 104 -62t104 62v130z', 'url(#brick)'),
      times(12, (row) =>
        times(7, (i) =>
          rect(
            142 + i * 30 - (row % 2) * 15,
            66 + row * 13.4,
            27,
            10.6,
            (i + row) % 3 ? '#7d4a3b' : '#5f372d',
            'opacity="0.55"',
          ),
        ),
      ),
      path('M136 226V96q0 -62 104 -62t104 62v130z', 'none', 'stroke="#2d1a17" stroke-width="6"'),
      rect(170, 110, 140, 116, '#3a3436', 'rx="6"'),
      stroke('M170 134h140M170 204h140', '#57504f', 6),
      rect(296, 158, 10, 26, '#8d8481', 'rx="4"'),
      circle(240, 168, near(150 * heat), 'url(#heat)', `opacity="${near(heat * 0.35)}"`),
      circle(240, 168, 38, '#57504f'),
      circle(240, 168, 31, '#ff8a2a'),
      circle(240, 168, near(34 * heat), 'url(#heat)'),
      times(3, (i) =>
        path(
          `M${226 + i * 12} 196q${near(-9 + 5 * round(5, i))} -20 ${near(2 + 4 * round(4, i * 2))} ${near(-38 - 7 * round(6, i))}q${near(12 + 4 * round(5, i + 2))} 20 2 38z`,
          '#fff1b0',
          'opacity="0.75"',
        ),
      ),
      circle(240, 168, 33, 'none', 'stroke="#2d2829" stroke-width="5"'),
      times(7, (i) => {
        const rise = (time / 8 + i / 7) % 1;
        return circle(
          near(240 + Math.sin(rise * 9 + i * 2) * 18 + (i - 3) * 6),
          near(36 - rise * 60),
          1.8,
          '#ffb03a',
          `opacity="${near((1 - rise) * 0.9)}"`,
        );
      }),
      at(
        420,
        222,
        `${path('M-22 -46q22 -14 44 0l-6 46h-32z', '#5a6f78')}${path('M-15 -50q15 -10 30 0', 'none', 'stroke="#7b8f97" stroke-width="4"')}`,
      ),
      at(64, 222, `${path('M-18 -60q18 -10 36 0q-10 26 6 60h-48q16 -34 6 -60z', '#8a6f4e')}`),
    );
  },
};
