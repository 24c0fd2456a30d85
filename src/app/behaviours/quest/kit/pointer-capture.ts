// Pages that let things be dragged ask for all events of the pointer. A browser grants it only to a pointer that is really
// down, and the kit's is not: so the kit remembers who asked, and sends the events there.

/** The only pointer that the kit has. */
export const pointerId = 1;

let owner: Element | null = null;

/** Who gets the events of the pointer, wherever it is; null when nobody has asked. */
export function pointerOwner(): Element | null {
  return owner?.isConnected ? owner : null;
}

/** As browsers do when a button of the pointer goes up. */
export function releasePointer(): void {
  owner = null;
}

/** Before the first script of an answer runs. */
export function rememberCapture(): void {
  const { setPointerCapture, releasePointerCapture, hasPointerCapture } = Element.prototype;
  Element.prototype.setPointerCapture = function (id) {
    if (id === pointerId) owner = this;
    else setPointerCapture.call(this, id);
  };
  Element.prototype.releasePointerCapture = function (id) {
    if (id !== pointerId) releasePointerCapture.call(this, id);
    else if (owner === this) owner = null;
  };
  Element.prototype.hasPointerCapture = function (id) {
    return id === pointerId ? owner === this : hasPointerCapture.call(this, id);
  };
}
