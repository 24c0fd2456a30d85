// The counted figures of a page. None of them depends on the speed of the machine.

/** Before the `load` event: requests for the document, styles and scripts. Images are left out. */
interface WeightBeforeLoad {
  loadRequests: number;
  /** As sent, with headers. */
  loadBytes: number;
  /** Elements of the document, without those in `noscript`. */
  elements: number;
  styleRules: number;
  /** Styles in the document, before compression. */
  styleBytes: number;
}

/** Until the network is idle, without any action of the reader. Bytes are compressed bodies. */
interface WeightUntilIdle {
  /** Everything except prefetched pages. */
  idleRequests: number;
  idleBytes: number;
  scriptBytes: number;
  prefetchedPages: number;
  prefetchedBytes: number;
  /** React roots, and scripts that only an action of the reader may load. */
  earlyReact: number;
}

export type Weight = WeightBeforeLoad & WeightUntilIdle;
export type Figure = keyof Weight;

/** Weights by the path of the page. */
export type Weights = Readonly<Record<string, Weight>>;

/** The label of every figure, after its number. */
export const figureNames: Readonly<Record<Figure, string>> = {
  loadRequests: 'requests before load',
  loadBytes: 'bytes before load',
  elements: 'elements in the document',
  styleRules: 'style rules in the document',
  styleBytes: 'bytes of styles in the document',
  idleRequests: 'requests until idle',
  idleBytes: 'bytes until idle',
  scriptBytes: 'bytes of script until idle',
  prefetchedPages: 'prefetched pages',
  prefetchedBytes: 'bytes of prefetched pages',
  earlyReact: 'React roots and scripts before the reader acts',
};

export const figures = Object.keys(figureNames) as Figure[];

/**
 * The figures that a baseline contains. Prefetched pages have a budget only: the site stops prefetching at a number of
 * bytes, so a few bytes more or less in one page can mean one page less or more, and so can an example that starts late
 * and adds its link to the playground.
 */
export const recordedFigures = figures.filter((figure) => !figure.startsWith('prefetched'));
