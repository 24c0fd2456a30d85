/** One entry of the navigation tree. Leaves have no `children`; `page` is present only as `false`. */
export interface NavigationItem {
  title: string;
  path: string;
  stem: string;
  children?: NavigationItem[];
  icon?: string;
  description?: string;
  showChildren?: boolean;
  page?: false;
  /** Extra keys an author put under `navigation`, or fields a query asked for. */
  [extra: string]: unknown;
}
