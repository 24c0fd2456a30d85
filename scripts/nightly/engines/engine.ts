// What the stories need of a browser. Each engine speaks a protocol of its own; behind this they are alike.

export interface Engine {
  /** As people call it, with its version. */
  name: string;
  /** A page in a window of its own, as of a reader who has never been here. */
  openPage(): Promise<EnginePage>;
  stop(): Promise<void>;
}

export interface EnginePage {
  /** Resolves when the document and what it carries has been loaded. */
  load(address: string): Promise<void>;
  /** Calls a function in the page, or in a frame of it, and answers what it returns. */
  evaluate(call: PageCall): Promise<unknown>;
  perform(input: InputSource): Promise<void>;
  /** As with the buttons of the browser: -1 goes back. */
  traverse(steps: -1 | 1): Promise<void>;
  /** Sets the size of what the page is drawn in. */
  resize(size: Size): Promise<void>;
  /** What is on the screen, as a PNG. */
  takePicture(): Promise<Buffer>;
  /** What the page or the browser has complained of so far. */
  complaints(): readonly string[];
  close(): Promise<void>;
}

export interface PageCall {
  /** The text of a function. */
  source: string;
  /** What it is given; all of it can be written as JSON. */
  args: readonly unknown[];
  /** Where the frame is in the page, as a selector; without one the page itself is meant. */
  frame?: string;
}

export interface Size {
  width: number;
  height: number;
}

/** Both protocols describe keys and pointers in the same words. */
type InputSource =
  | { type: 'key'; id: string; actions: KeyAction[] }
  | { type: 'pointer'; id: string; parameters: { pointerType: 'mouse' }; actions: PointerAction[] };

export interface KeyAction {
  type: 'keyDown' | 'keyUp';
  value: string;
}

export type PointerAction =
  | { type: 'pointerMove'; x: number; y: number; duration: number }
  | { type: 'pointerDown' | 'pointerUp'; button: 0 };
