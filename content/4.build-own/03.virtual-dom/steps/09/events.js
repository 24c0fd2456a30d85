const handlersOf = new WeakMap();

/** The only listener we ever add: it looks up today's handler. */
function listener(event) {
  handlersOf.get(event.currentTarget).get(event.type)(event);
}

/** Is this the name of an event handler, such as `onClick`? */
export function isHandler(name) {
  return /^on[A-Z]/.test(name);
}

/** Sets, changes or removes the handler for one type of event. */
export function setHandler(element, name, handler) {
  const type = name.slice(2).toLowerCase();
  const handlers = handlersOf.get(element) ?? new Map();
  handlersOf.set(element, handlers);
  const isNew = !handlers.has(type);
  if (handler) {
    handlers.set(type, handler);
    if (isNew) element.addEventListener(type, listener);
  } else if (handlers.delete(type)) {
    element.removeEventListener(type, listener);
  }
}
