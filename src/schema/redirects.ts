/** Old path → new path, which may have an anchor. */
export type Redirects = Readonly<Record<string, string>>;
