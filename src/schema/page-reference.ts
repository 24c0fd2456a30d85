/** A page as others refer to it. */
export interface PageReference {
  title: string;
  path: string;
  description?: string;
  icon?: string;
  difficulty?: string | null;
  date?: string | null;
}
