/** An error whose message is written for the person at the keyboard; a command prints it without a stack trace. */
export class ToldError extends Error {
  override name = 'ToldError';
}
