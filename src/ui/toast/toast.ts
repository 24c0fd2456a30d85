// The fields of a toast and their validation. Radix only logs these mistakes, or crashes on them; here they
// throw.

export type ToastColor = 'primary' | 'secondary' | 'success' | 'info' | 'warning' | 'error' | 'neutral';

/**
 * A foreground toast is a direct response and interrupts a screen reader; a background one is announced
 * later.
 */
type ToastType = 'foreground' | 'background';

interface ToastAction {
  label: string;
  /** Read out instead of the label: how to do the same without reaching the button. */
  altText?: string | undefined;
  /** The toast closes afterwards, unless the event's default is prevented. */
  onClick?: ((event: { preventDefault(): void }) => void) | undefined;
}

export interface Toast {
  id: string;
  /** False while it is closing. */
  open: boolean;
  title?: string | undefined;
  description?: string | undefined;
  icon?: string | undefined;
  color?: ToastColor | undefined;
  type?: ToastType | undefined;
  actions?: readonly ToastAction[] | undefined;
  /** Milliseconds until it closes automatically; never if zero, negative or Infinity. */
  duration?: number | undefined;
}

export type ToastInput = Partial<Toast>;

/** The screen reader text of an action. */
export function textOfAction({ altText, label }: ToastAction): string {
  return altText ?? label;
}

/** Throws if the fields are invalid. */
export function checkToast({ type, actions = [] }: ToastInput): void {
  if (type !== undefined && type !== 'foreground' && type !== 'background')
    throw new Error(`The "type" of a toast must be foreground or background (got ${JSON.stringify(type)}).`);
  for (const [index, action] of actions.entries()) {
    if (isBlank(textOfAction(action)))
      throw new Error(`Action ${index + 1} of a toast needs an "altText", or a "label", that is not blank.`);
  }
}

/** Throws if the label read out before every toast is missing. */
export function checkToastLabel(label: string): void {
  if (isBlank(label))
    throw new Error(`The "label" of the toast region must be non-empty (got ${JSON.stringify(label)}).`);
}

function isBlank(text: unknown): boolean {
  return typeof text !== 'string' || text.trim() === '';
}
