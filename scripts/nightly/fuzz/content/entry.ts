// What a generated folder contains. Texts and link targets may name `{host}`, `{canary}` and `{guard}`, which are known
// only when the folder is written: so the same seed gives the same entries everywhere.

export type Entry =
  | { path: string; text: string }
  /** A symbolic link, perhaps to nothing. */
  | { path: string; linkTo: string };

/** Values of the names in braces. */
export interface Places {
  /** A host that listens, and must never be asked for anything. */
  host: string;
  /** A folder that stays empty unless code of the content runs during the build. */
  canary: string;
  /** The folder around the site, whose files must stay as they are. */
  guard: string;
}

export function fillIn(text: string, places: Places): string {
  return text.replace(/\{(host|canary|guard)\}/g, (_, name: keyof Places) => places[name]);
}
