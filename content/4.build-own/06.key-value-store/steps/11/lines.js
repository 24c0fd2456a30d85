/** Cuts the bytes of a client into lines, wherever they are split. */
export class Lines {
  #decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  #rest = '';

  /** The lines that these bytes complete. */
  push(bytes) {
    this.#rest += this.#decoder.decode(bytes, { stream: true });
    const lines = this.#rest.split(/\r?\n/);
    this.#rest = lines.pop();
    return lines;
  }
}
