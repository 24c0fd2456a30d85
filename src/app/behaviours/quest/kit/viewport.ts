// Size and place of the window. An answer may use these names for something else, so they are kept from before it.

const reader = (name: 'innerWidth' | 'innerHeight' | 'scrollX' | 'scrollY'): (() => number) => {
  const get = Object.getOwnPropertyDescriptor(window, name)?.get?.bind(window);
  return () => Number(get?.());
};

export const viewport = {
  width: reader('innerWidth'),
  height: reader('innerHeight'),
  left: reader('scrollX'),
  top: reader('scrollY'),
};
