// Collects the shapes of a diagram and writes them as SVG.
import { escapeHtml } from '#lib/escape-html.ts';
import { fontSize, lineHeight, runsOf, type TextSize, textWidth } from './text.ts';

/** The width of every diagram in user units: that of a page's text on a phone, and a little more. */
export const diagramWidth = 420;

export const tones = ['plain', 'accent', 'good', 'bad', 'warm', 'faint'] as const;
export type Tone = (typeof tones)[number];

export interface TextOptions {
  size?: TextSize;
  anchor?: 'start' | 'middle' | 'end';
  isBold?: boolean;
}

export class Drawing {
  /** Below the lowest shape. */
  height = 0;
  /** Texts that leave the picture; a correct diagram has none. */
  readonly overflows: string[] = [];
  readonly #shapes: string[] = [];
  #steps = 0;

  /**
   * Starts the next step of a process. With `#step-2` at the end of its address, the picture shows the first
   * two steps and fades the rest.
   */
  step(): void {
    if (this.#steps > 0) this.#shapes.push('</g>');
    this.#steps++;
    this.#shapes.push(`<g id="step-${this.#steps}">`);
  }

  box(x: number, y: number, width: number, height: number, tone: Tone = 'plain'): void {
    this.#add(
      `<rect class="${tone}" x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="6"/>`,
      y + height,
    );
  }

  /** Straight lines through points, with an arrowhead at the end if wanted. */
  line(points: readonly (readonly [number, number])[], { arrow = false, isDashed = false } = {}): void {
    const path = points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${n(x)} ${n(y)}`).join('');
    const classes = isDashed ? 'line dashed' : 'line';
    this.#add(
      `<path class="${classes}" d="${path}"${arrow ? ' marker-end="url(#head)"' : ''}/>`,
      Math.max(...points.map(([, y]) => y)),
    );
  }

  /** Lines of text; `y` is the top of the first one. */
  text(lines: readonly string[], x: number, y: number, options: TextOptions = {}): void {
    const { size = 'label', anchor = 'start', isBold = false } = options;
    lines.forEach((line, index) => {
      const width = textWidth(line, size);
      const left = anchor === 'start' ? x : anchor === 'middle' ? x - width / 2 : x - width;
      if (left < -1 || left + width > diagramWidth + 1) this.overflows.push(line);
      const baseline = y + index * lineHeight + (lineHeight + fontSize[size] * 0.7) / 2;
      const classes = [size === 'note' && 'note', isBold && 'bold', anchor !== 'start' && anchor]
        .filter(Boolean)
        .join(' ');
      const content = runsOf(line)
        .map(({ text, isCode }) =>
          isCode ? `<tspan class="code">${escapeHtml(text)}</tspan>` : escapeHtml(text),
        )
        .join('');
      this.#add(
        `<text${classes ? ` class="${classes}"` : ''} x="${n(x)}" y="${n(baseline)}">${content}</text>`,
        y + (index + 1) * lineHeight,
      );
    });
  }

  toSvg(): string {
    const height = Math.ceil(this.height + 6);
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${diagramWidth}" height="${height}" viewBox="0 0 ${diagramWidth} ${height}">
${this.#steps > 0 ? style.replace('</style>', stepStyle) : style}
  <marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto-start-reverse"><path class="head" d="M0 0L8 4L0 8z"/></marker>
${[...this.#shapes, ...(this.#steps > 0 ? ['</g>'] : [])].map((shape) => `  ${shape}`).join('\n')}
</svg>
`;
  }

  #add(shape: string, bottom: number): void {
    this.#shapes.push(shape);
    this.height = Math.max(this.height, bottom);
  }
}

/** A coordinate with one decimal at most. */
function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** Tones also differ in the width and dashes of their border, for readers who see no colours. */
const style = `  <style>
    rect { fill: #f1f5f9; stroke: #90a1b9 }
    .accent { fill: #dbeafe; stroke: #1d4ed8; stroke-width: 2 }
    .good { fill: #dcfce7; stroke: #15803d; stroke-width: 2 }
    .bad { fill: #fee2e2; stroke: #b91c1c; stroke-width: 2; stroke-dasharray: 6 3 }
    .warm { fill: #fef3c7; stroke: #b45309; stroke-width: 2 }
    .faint { fill: none; stroke-dasharray: 3 3 }
    .line { fill: none; stroke: #62748e; stroke-width: 1.5 }
    .dashed { stroke-dasharray: 4 3 }
    .head { fill: #62748e }
    text { fill: #0f172b; font: 15px ui-sans-serif, system-ui, sans-serif }
    .note { fill: #45556c; font-size: 14px }
    .bold { font-weight: 600 }
    .code { font-family: ui-monospace, Menlo, Consolas, monospace; font-size: .94em }
    .middle { text-anchor: middle }
    .end { text-anchor: end }
    @media (prefers-color-scheme: dark) {
      rect { fill: #1d293d; stroke: #62748e }
      .accent { fill: #1c398e; stroke: #8ec5ff }
      .good { fill: #0d542b; stroke: #7bf1a8 }
      .bad { fill: #82181a; stroke: #ffa2a2 }
      .warm { fill: #7b3306; stroke: #ffd230 }
      .faint { fill: none }
      .line { stroke: #90a1b9 }
      .head { fill: #90a1b9 }
      text { fill: #f1f5f9 }
      .note { fill: #cad5e2 }
    }
    @media (forced-colors: active) {
      rect { fill: Canvas; stroke: CanvasText }
      .accent { stroke: Highlight }
      .line { stroke: CanvasText }
      .head, text, .note { fill: CanvasText }
    }
  </style>`;

/** The end of the style sheet of a diagram with steps. */
const stepStyle = `  g:target ~ g { opacity: .2 }
  </style>`;
