/** An error whose message is written for the person at the keyboard; a command prints it without a stack trace. */
export class UserError extends Error {
  override name = 'UserError';
}
