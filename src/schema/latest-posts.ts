// What the fragment of the newest posts shows.

interface Post {
  title: string;
  path: string;
  description: string | null;
  date: string | null;
  /** How long it takes, as the list of all posts says it. */
  effort: string | null;
}

export interface LatestPosts {
  posts: readonly Post[];
  /** Where all of them are; null where the blog has no page of its own. */
  all: string | null;
}
