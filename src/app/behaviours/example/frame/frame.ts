// The script of the frame in which the result of a live example is shown. The build writes it into the frame's own
// document, so it stays small. The document has no origin and no network: whatever a source asks for is taken out of it
// first, so that nothing is refused loudly, and what readers or scripts ask for later is told to the page.
import { exampleStyle } from '#lib/example-style.ts';
import {
  type ConsoleLine,
  type Containment,
  consoleLevels,
  type FrameNews,
  type FrameOrder,
} from '#schema/page/example.ts';
import { consoleText, nameScript, scriptStarts, stackLine } from './console-lines.ts';
import { guardLoops } from './guard-loops.ts';
import { isCrowded, parseInTime } from './parse-in-time.ts';

{
  const runsScripts = document.documentElement.hasAttribute('data-scripts');

  // Peer connections go past the policy. Where browsers do not refuse them by a header, at least they are not at hand.
  for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection']) Reflect.deleteProperty(window, name);

  /** The files beside this document, which examples may name. */
  const files = new Set(document.body.dataset.files?.split(' '));

  /** Those that came with the source, where the network is away. */
  let given: FrameOrder['files'];

  /** An address that begins at the root of a site begins here. Null where no file answers. */
  const fileAt = (address: string) => {
    const [name = '', size = ''] = address.trim().split(/(?=\s)/);
    const file = name.replace(/^\.?\//, '');
    return files.has(file) || file.startsWith('data:') ? (given?.[file] ?? file) + size : null;
  };
  /** One address, or several with sizes; null where one of them has no file. */
  const filesAt = (name: string, value: string) => {
    const found = /srcset$/.test(name) ? value.split(',').map(fileAt) : [fileAt(value)];
    return found.includes(null) ? null : found.join(', ');
  };

  /** No picture: readers see its room and its text alternative, as when a file is missing. */
  const missing = 'data:,';

  const tell = (news: FrameNews) => parent.postMessage(news, '*');
  const contain = (what: Containment, detail = '') =>
    tell({ example: 'contained', what, detail: detail.slice(0, 200) });

  /** The document of a source, without content where that would take the browser too long. */
  const parse = (source: string): Document => {
    const parsed = parseInTime(source);
    if (parsed instanceof Document) return parsed;
    contain(parsed);
    return document.implementation.createHTMLDocument();
  };

  /**
   * Takes the right to run scripts from the frames inside a source. They would have constructors of their own for peer
   * connections, which Chromium refuses by ending the process of the page.
   */
  const quietenFrames = (root: ParentNode): HTMLIFrameElement[] => {
    for (const { content } of root.querySelectorAll('template')) quietenFrames(content);
    return [...root.querySelectorAll('iframe')].filter((frame) => {
      const rights = frame.getAttribute('sandbox')?.split(/\s+/);
      const kept = rights?.filter((right) => right.toLowerCase() !== 'allow-scripts') ?? ['allow-forms'];
      if (kept.length === rights?.length) return false;
      frame.setAttribute('sandbox', kept.join(' '));
      return true;
    });
  };

  /** Takes out what would run or reach out; says whether a script was among it. */
  const quieten = (root: Document): boolean => {
    const unwanted = runsScripts ? '' : 'script,';
    const hasScripts = root.querySelector('script') !== null;
    if (runsScripts) quietenFrames(root);
    for (const element of root.querySelectorAll(
      `${unwanted}base,link:not([rel="stylesheet" i]),meta[data-base],meta[http-equiv]`,
    ))
      element.remove();
    for (const element of root.querySelectorAll('*')) {
      for (const name of element.getAttributeNames()) {
        const value = element.getAttribute(name) ?? '';
        const isLoaded =
          /^(?:src|srcset|data|poster)$/.test(name) || (name === 'href' && element.matches('link'));
        const file = isLoaded && !element.matches('iframe') ? filesAt(name, value) : null;
        const isOutside = isLoaded && file === null && !value.trim().startsWith('data:');
        if (file !== null) element.setAttribute(name, file);
        if (isOutside && element.localName !== 'script') element.removeAttribute(name);
        // Without its address, a type alone still asks for a program, which the policy refuses.
        if (isOutside && element.matches('embed,object')) element.removeAttribute('type');
        if (isOutside && name === 'src' && element.matches('img,input[type="image" i]')) {
          element.setAttribute('src', missing);
          element.setAttribute('data-missing', '');
        }
      }
    }
    // Captions, and files that are checked, are asked for with the rights of the document's origin, and it has none.
    for (const element of root.querySelectorAll('video:has(track),script[integrity]'))
      if (!element.hasAttribute('crossorigin')) element.setAttribute('crossorigin', '');
    return hasScripts;
  };

  /** A picture that is wider than the frame keeps its shape; any other is as tall as its source says. */
  const shrinking = (root: Document) => {
    const rules = [...root.querySelectorAll('img[width],video[width]')].map((element) => {
      const size = ['width', 'height'].map((name) => `[${name}="${element.getAttribute(name)}"]`).join('');
      // Another file of the same picture may be wider.
      const others = [...(element.closest('picture')?.querySelectorAll('source') ?? [])];
      const widest = Math.max(...[element, ...others].map((one) => Number(one.getAttribute('width'))));
      return `@media(width<${widest + 112}px){:where(${size}:not([data-missing])){height:auto}}`;
    });
    return [...new Set(rules)].join('');
  };

  /** Another start for addresses would be refused as soon as it is read. Nothing else may stand where it stands. */
  const withoutBase = (source: string) => source.replace(/<base(?=[\s/>])/gi, '<meta data-base');

  /**
   * A handler would be refused too, so it is given another name before. A tag without its bracket goes on to the end;
   * were it no match, the search would go there again from every `<`.
   */
  const withoutHandlers = (source: string) =>
    source.replace(/<[a-z][^>]*(?:>|$)/gi, (tag) => tag.replace(/(\s)(on[a-z]+\s*=)/gi, '$1data-$2'));

  const show = (source: string) => {
    const calm = withoutBase(runsScripts ? source : withoutHandlers(source));
    const next = parse(calm);
    const hasScripts = quieten(next) || (!runsScripts && calm !== withoutBase(source));
    const style = next.createElement('style');
    style.textContent = exampleStyle + shrinking(next);
    next.head.prepend(style);
    // A piece of a page has the language of the site.
    next.documentElement.lang ||= 'en';
    rename(next, 'autofocus', 'data-autofocus');
    if (runsScripts) {
      starts = scriptStarts(
        [...next.scripts].map(({ text }) => text),
        source,
      );
      guard(next);
      // Written out, scripts run in their order. Opening ends every listener, so the quiet ones are set again.
      document.open();
      stayHere();
      document.write(`<!doctype html>${next.documentElement.outerHTML}`);
      document.close();
    } else {
      document.replaceChild(document.adoptNode(next.documentElement), document.documentElement);
      // In WebKit a film that was parsed elsewhere does not begin to load by itself.
      for (const film of document.querySelectorAll<HTMLMediaElement>('video,audio'))
        if (film.networkState === film.NETWORK_EMPTY) film.load();
    }
    rename(document, 'data-autofocus', 'autofocus');
    watchSize();
    tell({ example: 'shown', hasIdleScripts: hasScripts && !runsScripts });
  };

  /** A frame may not take the focus when it loads, and browsers complain; a dialog in it may, when it opens. */
  const rename = (root: Document, from: string, to: string) => {
    for (const element of root.querySelectorAll(`[${from}]`)) {
      element.removeAttribute(from);
      element.setAttribute(to, '');
    }
  };

  /** The height that absolutely positioned content needs besides the rest, once it has been found too tall. */
  let overflow = 0;
  let width = 0;
  let watched: ResizeObserver | undefined;
  let lastSize = '';
  let isSizeDue = false;

  /** What opens above the page is as tall as it wants to be, with some room around it. */
  const openedHeight = () =>
    [...document.querySelectorAll<HTMLElement>('dialog[open],[popover]')].reduce(
      (most, { offsetHeight, scrollHeight }) => (offsetHeight ? Math.max(most, scrollHeight + 48) : most),
      0,
    );

  const tellSize = () => {
    isSizeDue = false;
    // Another height follows from what was told; another width is a new start.
    if (width !== innerWidth) overflow = 0;
    width = innerWidth;
    const root = document.documentElement;
    const { scrollHeight, clientHeight, scrollTop } = root;
    const content = Math.ceil(root.getBoundingClientRect().height);
    if (scrollHeight > Math.max(clientHeight, content)) overflow = scrollHeight;
    // A bar for scrolling sideways takes its own room.
    const height = Math.max(content, overflow, openedHeight()) + (innerHeight - clientHeight);
    const hasMore = scrollHeight - scrollTop - clientHeight > 1;
    const size = `${height} ${hasMore}`;
    if (size === lastSize) return;
    lastSize = size;
    tell({ example: 'size', height, hasMore });
  };
  /** Ten times a second is often enough. */
  const tellSizeSoon = () => {
    if (!isSizeDue) setTimeout(tellSize, 100);
    isSizeDue = true;
  };
  const watchSize = () => {
    overflow = 0;
    lastSize = '';
    watched?.disconnect();
    watched = new ResizeObserver(tellSizeSoon);
    for (const element of [document.documentElement, document.body]) if (element) watched.observe(element);
    // A picture that is on its way may take another room than in the end.
    if ([...document.images].every(({ complete }) => complete)) tellSize();
    else tellSizeSoon();
  };

  /** Links lead nowhere but to another place of the same example, and forms are not sent. */
  const stayHere = () => {
    // From outside it cannot be seen that the focus is in here.
    addEventListener('focus', () => tell({ example: 'entered' }));
    addEventListener('blur', () => tell({ example: 'left' }));
    addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a[href],area[href]') : null;
      if (!link || event.defaultPrevented) return;
      event.preventDefault();
      const address = link.getAttribute('href') ?? '';
      if (address.startsWith('#')) location.replace(address);
      else contain(link.hasAttribute('download') ? 'download' : 'link', address);
    });
    addEventListener('submit', (event) => {
      const form = event.target as HTMLFormElement;
      const method = event.submitter?.getAttribute('formmethod') ?? form.getAttribute('method');
      if (event.defaultPrevented || method?.toLowerCase() === 'dialog') return;
      event.preventDefault();
      contain('form', event.submitter?.getAttribute('formaction') ?? form.getAttribute('action') ?? '');
    });
    addEventListener('error', ({ message, filename, lineno, error }) => {
      if (!message || message.includes(stopped)) return;
      contain('error', message);
      log({
        level: 'error',
        text: message,
        line: stackLine(`${error?.stack} ${filename}:${lineno}`, starts),
      });
    });
    addEventListener('unhandledrejection', ({ reason }) => {
      const text = consoleText([reason]);
      if (!text.includes(stopped)) log({ level: 'error', text: `Uncaught (in promise) ${text}`, line: null });
    });
    addEventListener('message', hear);
    addEventListener('resize', tellSizeSoon);
    for (const type of ['load', 'error', 'toggle', 'scroll', 'transitionend'])
      addEventListener(type, tellSizeSoon, true);
  };

  /** The lines on which the scripts of the source begin. */
  let starts: (number | null)[] = [];
  const mostLines = 100;
  let lines: ConsoleLine[] = [];
  let more = 0;

  /** Lines are sent together, ten times a second at most. */
  const log = (line: ConsoleLine) => {
    if (lines.length === 0) setTimeout(sendLines, 100);
    if (lines.length < mostLines) lines.push(line);
    else more++;
  };
  const sendLines = () => {
    tell({ example: 'console', lines, more });
    lines = [];
    more = 0;
  };
  const watchConsole = () => {
    for (const level of consoleLevels) {
      const write = console[level].bind(console);
      console[level] = (...values) => {
        log({
          level,
          text: consoleText(values),
          line: stackLine(new Error().stack ?? '', starts),
        });
        write(...values);
      };
    }
  };

  const stopped = 'This loop went on for more than a second and was stopped.';
  let busySince = 0;

  /** Throws when scripts have left the browser no time for a second. */
  const check = () => {
    if (busySince === 0) {
      busySince = performance.now();
      setTimeout(() => {
        busySince = 0;
      });
    } else if (performance.now() - busySince > 1000) {
      contain('loop');
      throw new Error(stopped);
    }
    return true;
  };

  /** Loops of scripts come to an end, so that neither the frame nor the page hangs. */
  const guard = (root: Document) => {
    const name = 'plinthLoopCheck';
    Object.defineProperty(window, name, { value: check, configurable: true });
    for (const [at, script] of [...root.scripts].entries())
      if (/^$|module|javascript/i.test(script.type) && script.text.trim())
        script.textContent = nameScript(guardLoops(script.text, name), at);
    guardHandlers(root, name);
    guardPromises();
    watchAdded(document);
    const { attachShadow } = Element.prototype;
    Element.prototype.attachShadow = function (options) {
      const shadow = attachShadow.call(this, options);
      watchAdded(shadow);
      return shadow;
    };
  };

  /** Those in templates too: scripts copy their content into the page. */
  const guardHandlers = (root: ParentNode, name: string) => {
    for (const element of root.querySelectorAll('*')) {
      if (element instanceof HTMLTemplateElement) guardHandlers(element.content, name);
      for (const { name: attribute, value } of element.attributes)
        if (attribute.startsWith('on')) element.setAttribute(attribute, guardLoops(value, name));
    }
  };

  /** Promises whose callbacks make more promises leave the browser no time either. Async functions check for themselves. */
  const guardPromises = () => {
    const { then } = Promise.prototype;
    const queue = queueMicrotask;
    const checked = <Call extends ((...values: never[]) => unknown) | null | undefined>(call: Call) =>
      (typeof call === 'function' ? (...values: never[]) => check() && call(...values) : call) as Call;
    Reflect.set(
      Promise.prototype,
      'then',
      function (this: unknown, ...[done, failed]: Parameters<typeof then>) {
        return then.call(this as Promise<unknown>, checked(done), checked(failed));
      },
    );
    window.queueMicrotask = (call) => queue(checked(call));
  };

  /** What a script adds is seen before it is drawn, and before the document of a frame is loaded. */
  const watchAdded = (root: Document | ShadowRoot) => {
    new MutationObserver(() => {
      // Their documents begin again, without scripts.
      for (const frame of quietenFrames(root)) if (frame.srcdoc) frame.srcdoc = `${frame.srcdoc}`;
      if (!isCrowded(document)) return;
      document.documentElement.replaceChildren();
      contain('crowd');
    }).observe(root, { childList: true, subtree: true, attributeFilter: ['sandbox', 'srcdoc'] });
  };

  const hear = ({ source, data }: MessageEvent<FrameOrder | null>) => {
    if (source !== parent) return;
    if (data?.answer) tell({ example: 'alive' });
    if (typeof data?.source !== 'string') return;
    given = data.files;
    show(data.source);
  };

  // Browsers refuse windows that a frame would open. What scripts wanted is said beside the result instead.
  Object.assign(window, {
    alert: (text: unknown = '') => contain('alert', String(text)),
    confirm: (text: unknown = '') => {
      contain('confirm', String(text));
      return false;
    },
    prompt: (text: unknown = '') => {
      contain('prompt', String(text));
      return null;
    },
    print: () => contain('print'),
    open: (address: unknown = '') => {
      contain('open', String(address));
      return null;
    },
  });

  if (parent !== window) {
    if (runsScripts) watchConsole();
    stayHere();
    tell({ example: 'ready' });
  }
}
