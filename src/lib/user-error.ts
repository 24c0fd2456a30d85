/** An error whose message is written for the user of a command; it is printed without a stack trace. */
export class UserError extends Error {
  override name = 'UserError';
}
