// A row of sections that is wider than its place can be scrolled. The code that moves what does not fit into "More" is
// only loaded then; where it cannot be loaded, the row stays as it is.

export function fitSections(): void {
  const row = document.querySelector('.sections > ul');
  if (row && row.scrollWidth > row.clientWidth) import('./more-sections.ts').catch(() => {});
}
