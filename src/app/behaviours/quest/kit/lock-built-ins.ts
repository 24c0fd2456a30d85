// Locks the functions of the language and the main ones of the document, so that nothing can replace them. The scripts of
// an answer share a realm with the kit, because a frame without an origin cannot look into another frame. Without the
// locks an answer could replace `Array.prototype.includes` or `Promise.prototype.then` and pass every check.
//
// It does not keep an answer from giving one of its own elements a function that lies, such as its own `getAttribute`.

const classes = [
  ...['Object', 'Function', 'Array', 'Boolean', 'Int32Array', 'Iterator', 'Map', 'Number', 'Promise'],
  ...['RegExp', 'Set', 'String', 'Symbol', 'WeakMap', 'WeakSet'],
];

/** What the kit and the checks read of a page. */
const pageClasses = [
  ...['EventTarget', 'Event', 'MessageEvent', 'MessagePort', 'MutationObserver', 'Node', 'Element'],
  ...['HTMLElement', 'NodeList', 'DOMTokenList', 'CSSStyleDeclaration', 'Document', 'Range', 'AbstractRange'],
  ...[
    'CharacterData',
    'Text',
    'DocumentFragment',
    'ShadowRoot',
    'HTMLCollection',
    'DOMRect',
    'DOMRectReadOnly',
  ],
  ...[
    'HTMLInputElement',
    'HTMLSelectElement',
    'HTMLTextAreaElement',
    'HTMLOptionElement',
    'HTMLButtonElement',
  ],
  ...['HTMLFormElement', 'HTMLImageElement', 'HTMLAnchorElement', 'HTMLDialogElement', 'HTMLDetailsElement'],
  ...['HTMLMediaElement', 'HTMLTrackElement', 'HTMLLabelElement', 'HTMLSlotElement', 'HTMLTableElement'],
  ...['HTMLTableCellElement', 'HTMLTableRowElement', 'HTMLPictureElement', 'HTMLMetaElement', 'FormData'],
  ...['ElementInternals', 'Animation', 'AnimationEffect', 'KeyframeEffect', 'OffscreenCanvas', 'ImageData'],
  ...['OffscreenCanvasRenderingContext2D', 'TextDecoder', 'TextEncoder', 'MediaQueryList'],
];

/** Names of elements that the kit does not use. There are hundreds, and browsers make each when it is looked at. */
const unused = /^(?:on(?!message)|aria)[a-z]/i;

/** Called once, before the first script of an answer. What the kit itself replaces must be in place. */
export function lockBuiltIns(): void {
  for (const name of ['JSON', 'Math', 'Reflect']) lockValues(Reflect.get(window, name));
  for (const name of classes) lockClass(Reflect.get(window, name));
  for (const name of pageClasses) {
    const made: unknown = Reflect.get(window, name);
    lockClass(made as { prototype: object } | undefined);
    // A function for `instanceof` could be put there.
    if (typeof made === 'function') Object.preventExtensions(made);
  }
  // Values of styles would be found there before those that the browser gives.
  Object.preventExtensions(CSSStyleDeclaration.prototype);
  lockDocument();
  for (const prototype of hiddenPrototypes()) lockValues(prototype);
  // Anything put there would be found on every object, such as the options of a check.
  Object.preventExtensions(Object.prototype);
}

/** What checks ask the document itself. It could be given values of its own in front of those of its class. */
const documentKeys = [
  ...['activeElement', 'adoptedStyleSheets', 'body', 'characterSet', 'compatMode', 'createRange', 'doctype'],
  ...['documentElement', 'elementFromPoint', 'forms', 'getAnimations', 'getElementById'],
  ...['getElementsByClassName', 'getElementsByName', 'getElementsByTagName', 'head', 'images', 'links'],
  ...['querySelector', 'querySelectorAll', 'scripts', 'scrollingElement', 'styleSheets', 'title'],
];

function lockDocument(): void {
  for (const key of documentKeys) {
    const property = Object.getOwnPropertyDescriptor(Document.prototype, key);
    if (property) Object.defineProperty(document, key, { ...property, configurable: false });
  }
}

/** Prototypes that have no name. */
function hiddenPrototypes(): object[] {
  const iterators = [[], '', new Map(), new Set(), 'a'.matchAll(/a/g)].map((value) =>
    value[Symbol.iterator](),
  );
  const functions = [function* () {}, async () => {}, async function* () {}];
  const prototypes = [...iterators, ...functions, functions[0]?.prototype, functions[2]?.prototype].map(
    (value) => Object.getPrototypeOf(value) as object,
  );
  return [...prototypes, Object.getPrototypeOf(Int32Array).prototype];
}

function lockClass(made: { prototype: object } | undefined): void {
  if (!made) return;
  lockValues(made);
  const { prototype } = made;
  // What has a `then` is waited for: one that comes with every list would decide what `await` gives.
  if (!Object.hasOwn(prototype, 'then')) lockInherited(prototype, 'then', { value: undefined });
  // Browsers run promises much faster while their functions are plain values.
  if (prototype !== Promise.prototype)
    for (const key of Object.getOwnPropertyNames(prototype)) {
      if (unused.test(key)) continue;
      const property = Object.getOwnPropertyDescriptor(prototype, key);
      if (property?.configurable && 'value' in property) lockInherited(prototype, key, property);
    }
  lockValues(prototype);
}

/** Makes constants of what an object has itself. */
function lockValues(owner: object): void {
  for (const key of Reflect.ownKeys(owner)) {
    if (typeof key === 'string' && unused.test(key)) continue;
    const property = Object.getOwnPropertyDescriptor(owner, key);
    if (property?.configurable)
      Object.defineProperty(owner, key, {
        configurable: false,
        ...('value' in property && { writable: false }),
      });
  }
}

/** A value that stays, though an object that inherits it may be given another one, such as its own `toString`. */
function lockInherited(owner: object, key: string, { value, enumerable = false }: PropertyDescriptor): void {
  Object.defineProperty(owner, key, {
    ...{ configurable: false, enumerable },
    get: () => value,
    set(this: unknown, own: unknown) {
      if (this === owner || Object(this) !== this) return;
      Object.defineProperty(this, key, { value: own, configurable: true, enumerable: true, writable: true });
    },
  });
}
