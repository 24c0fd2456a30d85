// axe-core, for the few checks that ask it. It is large, so it lies beside the frame and comes when it is first asked.

export interface AxeFinding {
  rule: string;
  help: string;
  elements: Element[];
}

interface AxeResult {
  violations: { id: string; help: string; nodes: { element?: Element }[] }[];
}

interface Axe {
  run(context: Document, options: object): Promise<AxeResult>;
}

/** The file beside the frame's document. */
const axeFile = 'axe.js';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

export async function findWithAxe(address = axeFile): Promise<AxeFinding[]> {
  const axe = await loadAxe(address);
  const { violations } = await axe.run(document, {
    runOnly: { type: 'tag', values: tags },
    resultTypes: ['violations'],
    elementRef: true,
    selectors: false,
    iframes: false,
    preload: false,
  });
  return violations.map(({ id, help, nodes }) => ({
    rule: id,
    help,
    elements: nodes.flatMap(({ element }) => element ?? []),
  }));
}

async function loadAxe(address: string): Promise<Axe> {
  const script = document.createElement('script');
  script.src = address;
  await new Promise<void>((done, failed) => {
    script.addEventListener('load', () => done());
    script.addEventListener('error', () => failed(new Error('axe-core could not be loaded.')));
    document.head.append(script);
  });
  script.remove();
  return Reflect.get(window, 'axe') as Axe;
}
