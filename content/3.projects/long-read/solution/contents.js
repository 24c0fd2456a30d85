// Marks the link to the section that is being read.
const links = [...document.querySelectorAll('nav a[href^="#"]')];

/** How far from the top of the window a heading counts as reached, in pixels. */
const line = 120;

function markCurrent() {
  const reached = links.filter((link) => {
    const heading = document.getElementById(link.hash.slice(1));
    return heading && heading.getBoundingClientRect().top <= line;
  });
  // The last section is too short to reach the line.
  const isAtEnd = Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight;
  const current = isAtEnd && scrollY > 0 ? links.at(-1) : reached.at(-1);
  for (const link of links) {
    if (link === current) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
}

addEventListener('scroll', markCurrent, { passive: true });
addEventListener('resize', markCurrent);
markCurrent();
