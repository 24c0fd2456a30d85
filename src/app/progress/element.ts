// Elements made in the browser, in the order in which they are read.

type Attributes = Readonly<Record<string, string | boolean | null>>;

/** An element with its attributes and content; an attribute that is false or null is left out. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes))
    if (value !== false && value !== null) made.setAttribute(key, value === true ? '' : value);
  made.append(...children);
  return made;
}
