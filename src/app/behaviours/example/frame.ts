// The script of the frame in which the result of a live example is shown. The build writes it into the frame's own
// document, so it imports nothing and stays small. The document has no origin and no network: whatever a source asks
// for is taken out of it first, so that nothing is refused loudly.
{
  const runsScripts = document.documentElement.hasAttribute('data-scripts');

  // Peer connections go past the policy. Where browsers do not refuse them by a header, at least they are not at hand.
  for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection']) Reflect.deleteProperty(window, name);

  /** The files beside this document, which examples may name. */
  const files = new Set(document.documentElement.dataset.files?.split(' '));

  /** An address that begins at the root of a site begins here. Null where no file answers. */
  const fileAt = (address: string) => {
    const [name = '', size = ''] = address.trim().split(/(?=\s)/);
    const file = name.replace(/^\.?\//, '');
    return files.has(file) || file.startsWith('data:') ? file + size : null;
  };
  /** One address, or several with sizes; null where one of them has no file. */
  const filesAt = (name: string, value: string) => {
    const found = /srcset$/.test(name) ? value.split(',').map(fileAt) : [fileAt(value)];
    return found.includes(null) ? null : found.join(', ');
  };

  /** No picture: readers see its room and its text alternative, as when a file is missing. */
  const missing = 'data:,';

  const readable =
    ':where(html){background:#fff;color:#0f172b;color-scheme:light}:where(body){font:16px/1.5 system-ui,sans-serif;margin:16px;overflow-wrap:break-word}:where(img,svg,video){max-width:100%}:where(img:not([height]),video:not([height])){height:auto}:where([data-missing]:not([alt=""])){background:#eef2f7;box-sizing:border-box;color:#45556c;display:inline-block;font-size:13px;line-height:1.3}';

  /** Takes out what would run or reach out. */
  const quieten = (root: Document) => {
    const unwanted = runsScripts ? '' : 'script,';
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

  /** A handler would be refused too, so it is given another name before. */
  const withoutHandlers = (source: string) =>
    source.replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/(\s)(on[a-z]+\s*=)/gi, '$1data-$2'));

  const show = (source: string) => {
    const calm = withoutBase(runsScripts ? source : withoutHandlers(source));
    const next = new DOMParser().parseFromString(calm, 'text/html');
    quieten(next);
    const style = next.createElement('style');
    style.textContent = readable + shrinking(next);
    next.head.prepend(style);
    // A piece of a page has the language of the site.
    next.documentElement.lang ||= 'en';
    rename(next, 'autofocus', 'data-autofocus');
    if (runsScripts) {
      // Written out, scripts run in their order. That ends every listener, so the quiet ones are set again.
      document.open();
      document.write(`<!doctype html>${next.documentElement.outerHTML}`);
      document.close();
      stayHere();
    } else document.replaceChild(document.adoptNode(next.documentElement), document.documentElement);
    rename(document, 'data-autofocus', 'autofocus');
  };

  /** A frame may not take the focus when it loads, and browsers complain; a dialog in it may, when it opens. */
  const rename = (root: Document, from: string, to: string) => {
    for (const element of root.querySelectorAll(`[${from}]`)) {
      element.removeAttribute(from);
      element.setAttribute(to, '');
    }
  };

  const tell = (example: string) => parent.postMessage({ example }, '*');

  /** Links lead nowhere but to another place of the same example, and forms are not sent. */
  const stayHere = () => {
    // From outside it cannot be seen that the focus is in here.
    addEventListener('focus', () => tell('entered'));
    addEventListener('blur', () => tell('left'));
    addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a[href],area[href]') : null;
      if (!link || event.defaultPrevented) return;
      event.preventDefault();
      const address = link.getAttribute('href') ?? '';
      if (address.startsWith('#')) location.replace(address);
    });
    addEventListener('submit', (event) => {
      const form = event.target as HTMLFormElement;
      const method = event.submitter?.getAttribute('formmethod') ?? form.getAttribute('method');
      if (method?.toLowerCase() !== 'dialog') event.preventDefault();
    });
  };

  if (parent !== window) {
    stayHere();
    addEventListener('message', ({ source, data }: MessageEvent<{ source?: unknown } | null>) => {
      if (source !== parent || typeof data?.source !== 'string') return;
      show(data.source);
      tell('shown');
    });
    tell('ready');
  }
}
