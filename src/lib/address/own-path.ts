// Checks paths from outside, for example from an imported file, before they are used in links and requests.

/** Longer than the path of any page. */
const longest = 1000;

/**
 * Whether a text is the path of a page of this site, such as `/cs/html`. Rejects addresses with a scheme or a
 * host, and any that browsers would parse as one: `//host`, `/\host`, or a slash and a host with a tab
 * between them.
 */
export function isOwnPath(text: string): boolean {
  return text.length <= longest && text.startsWith('/') && !/\/\/|\\|\p{Cc}/u.test(text);
}
