// What the lists of a landing share, in one file.
export { filterListing } from './filter-listing.ts';
export { filterNames } from './filter-names.ts';
