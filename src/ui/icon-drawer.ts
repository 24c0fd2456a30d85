// Creates icons without React, with the same markup as `icon.tsx`: one em of space whether or not the shape
// is loaded.
import { type IconShape, iconKey } from '#lib/icon.ts';
import { constants } from '#schema/constants.ts';

interface IconSource {
  find(name: string): IconShape | null;
  subscribe(name: string, changed: () => void): () => void;
}

export interface IconDrawer {
  /** A new element with the icon; a pending shape is filled in when it arrives. */
  draw(name: string, className?: string): SVGElement;
  /** Stops filling in pending shapes. */
  stop(): void;
}

/** Creates icons from a source. Each shape is parsed once and cloned afterwards. */
export function createIconDrawer(source: IconSource): IconDrawer {
  const models = new Map<string, SVGElement>();
  const missing = new Map<string, Set<SVGElement>>();
  const stops: (() => void)[] = [];

  function fill(svg: SVGElement, { body, width, height }: IconShape): void {
    svg.setAttribute('viewBox', `0 0 ${width} ${height}`);
    // The shapes come from icon collections, never from a document.
    svg.innerHTML = body;
  }

  function modelOf(name: string): SVGElement {
    const known = models.get(name);
    if (known) return known;
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    const key = iconKey(name);
    svg.setAttribute('class', key ? `icon ${constants.icon.classPrefix}${key}` : 'icon');
    for (const side of ['width', 'height']) svg.setAttribute(side, '1em');
    svg.setAttribute('viewBox', '0 0 24 24');
    svg.setAttribute('aria-hidden', 'true');
    models.set(name, svg);
    const shape = source.find(name);
    if (shape) fill(svg, shape);
    else wait(name, svg);
    return svg;
  }

  function wait(name: string, model: SVGElement): void {
    const copies = new Set([model]);
    missing.set(name, copies);
    stops.push(
      source.subscribe(name, () => {
        const shape = source.find(name);
        if (shape && missing.delete(name)) for (const svg of copies) fill(svg, shape);
      }),
    );
  }

  return {
    draw(name, className = '') {
      const svg = modelOf(name).cloneNode(true) as SVGElement;
      if (className) svg.classList.add(className);
      missing.get(name)?.add(svg);
      return svg;
    },
    stop() {
      for (const stop of stops) stop();
    },
  };
}
