// Runs in a visited page: returns the visible elements that match a selector and, if given, contain `text`.
// `isComing` scrolls the first of them into view.
(css, text, isComing) => {
  const wordsOf = (element) => element.textContent.replaceAll(/\s+/g, ' ').trim();
  const elements = [...document.querySelectorAll(css)].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      (text === null || wordsOf(element) === text || element.ariaLabel === text),
  );
  if (isComing) {
    const { top, bottom } = elements[0]?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
    // Not below sticky elements at the top of the window.
    if (top < 120 || bottom > innerHeight)
      elements[0]?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }
  const moving = document
    .getAnimations()
    .filter(({ timeline, playState }) => timeline === document.timeline && playState === 'running')
    .map(({ effect }) => effect?.target);
  return elements.map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
    const hit = document.elementFromPoint(x, y);
    return {
      text: wordsOf(element),
      attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
      value: element.value ?? null,
      isChecked: element.checked ?? null,
      isDisabled: element.disabled ?? null,
      isFocused: element === document.activeElement,
      isMoving: moving.some((target) => target?.contains(element)),
      isInWindow: top >= 0 && top + height <= innerHeight,
      isReachable: hit !== null && element.contains(hit),
      x,
      y,
    };
  });
};
