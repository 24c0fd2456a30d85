/** Whether what is typed goes into a field. */
export function isTyping(target: EventTarget | null): boolean {
  const element = target as Partial<HTMLElement> | null;
  return element?.isContentEditable || element?.matches?.('input, textarea, select') || false;
}
