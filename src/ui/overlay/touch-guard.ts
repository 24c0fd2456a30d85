// Prevents touch scrolling of the page behind an overlay. `overflow: hidden` is enough for wheels and keys,
// and for touch in most browsers. In others, if nothing can scroll in the direction of the finger, the
// browser would scroll the page behind, or take a gesture away from the drawer: those touches are prevented.

/** An overlay that locks the page, with the elements in which touch scrolling is allowed. */
interface TouchHolder {
  insides: () => readonly Element[];
  allowPinchZoom: boolean;
}

const holders: TouchHolder[] = [];
let start = { x: 0, y: 0 };

/** Prevents touches outside the newest overlay until the returned function is called. */
export function guardTouches(holder: TouchHolder): () => void {
  if (holders.length === 0) {
    document.addEventListener('touchstart', rememberStart, { passive: true });
    document.addEventListener('touchmove', refuseScroll, { passive: false });
  }
  holders.push(holder);
  return () => {
    holders.splice(holders.indexOf(holder), 1);
    if (holders.length > 0) return;
    document.removeEventListener('touchstart', rememberStart);
    document.removeEventListener('touchmove', refuseScroll);
  };
}

function rememberStart({ touches: [touch] }: TouchEvent) {
  if (touch) start = { x: touch.clientX, y: touch.clientY };
}

function refuseScroll(event: TouchEvent) {
  const holder = holders.at(-1);
  if (holder && event.cancelable && !isAllowed(event, holder)) event.preventDefault();
}

function isAllowed({ touches, target }: TouchEvent, { insides, allowPinchZoom }: TouchHolder): boolean {
  const [touch] = touches;
  if (!touch || !(target instanceof Element)) return true;
  if (touches.length > 1) return allowPinchZoom;
  const inside = insides().find((element) => element.contains(target));
  if (!inside) return false;
  if (isSelecting(target)) return true;
  const movement = { x: touch.clientX - start.x, y: touch.clientY - start.y };
  const axis = axisOf(movement);
  if (axis === 'x' && target instanceof HTMLInputElement && target.type === 'range') return true;
  for (let element: Element | null = target; element; element = element.parentElement) {
    if (hasRoom(measure(element, axis), movement[axis])) return true;
    if (element === inside) return false;
  }
  return false;
}

/** Dragging the handles of a text selection causes the same events. */
function isSelecting(target: Element): boolean {
  const selection = document.getSelection();
  return selection?.type === 'Range' && selection.containsNode(target, true);
}

function measure(element: Element, axis: Axis): ScrollBox {
  const { overflowX, overflowY } = getComputedStyle(element);
  return axis === 'x'
    ? {
        overflow: overflowX,
        position: element.scrollLeft,
        extent: element.scrollWidth,
        size: element.clientWidth,
      }
    : {
        overflow: overflowY,
        position: element.scrollTop,
        extent: element.scrollHeight,
        size: element.clientHeight,
      };
}

type Axis = 'x' | 'y';

/** Pixels moved since the touch started. */
interface Movement {
  x: number;
  y: number;
}

/** One element below the finger, measured along an axis. */
interface ScrollBox {
  /** Computed `overflow` of the axis. */
  overflow: string;
  position: number;
  /** Length of the content. */
  extent: number;
  /** Length of the visible part. */
  size: number;
}

/** The main axis of a movement; a diagonal counts as vertical. */
export function axisOf({ x, y }: Movement): Axis {
  return Math.abs(x) > Math.abs(y) ? 'x' : 'y';
}

/** Whether the content can still scroll by `distance`: moving down or right reveals earlier content. */
export function hasRoom({ overflow, position, extent, size }: ScrollBox, distance: number): boolean {
  if (overflow !== 'auto' && overflow !== 'scroll') return false;
  // Zoomed pages report fractions: less than a pixel does not count.
  const before = Math.abs(position);
  return distance > 0 ? before >= 1 : extent - size - before >= 1;
}
