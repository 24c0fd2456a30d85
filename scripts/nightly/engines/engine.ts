// The browser interface for the stories. Each engine has its own protocol, hidden behind this interface.

export interface Engine {
  /** Its usual name, with its version. */
  name: string;
  /** A page in a new window, with an empty profile. */
  openPage(): Promise<EnginePage>;
  stop(): Promise<void>;
}

export interface EnginePage {
  /** Resolves when the document and its resources have loaded. */
  load(address: string): Promise<void>;
  /** Calls a function in the page, or in one of its frames, and returns its result. */
  evaluate(call: PageCall): Promise<unknown>;
  perform(input: InputSource): Promise<void>;
  /** Like the buttons of the browser: -1 goes back. */
  traverse(steps: -1 | 1): Promise<void>;
  /** Sets the size of the viewport. */
  resize(size: Size): Promise<void>;
  /** A screenshot as PNG. */
  takePicture(): Promise<Buffer>;
  /** Errors logged by the page or the browser so far. */
  complaints(): readonly string[];
  close(): Promise<void>;
}

export interface PageCall {
  /** The text of a function. */
  source: string;
  /** Its arguments; must be serialisable as JSON. */
  args: readonly unknown[];
  /** The selector of the frame; without one, the page itself is used. */
  frame?: string;
}

export interface Size {
  width: number;
  height: number;
}

/** Both protocols use the same format for keys and pointers. */
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
