interface Span {
  /** From the top of what scrolls. */
  top: number;
  height: number;
}

/** How far to scroll so that an item is seen: not at all when it is, else until it stands in the middle. */
export function scrollToReveal(item: Span, view: Span): number {
  const isSeen = item.top >= view.top && item.top + item.height <= view.top + view.height;
  return isSeen ? view.top : Math.max(0, item.top - (view.height - item.height) / 2);
}
