// Symbolic links: inside the folder, out of it, in circles, to nothing, and to what never ends.
import type { Random } from '#lib/random.ts';
import type { Entry } from './entry.ts';

const targets = [
  ...[
    'index.md',
    'a.md',
    '.',
    '..',
    '../..',
    '../../victims',
    '../../victims/secret.txt',
    '../../../..',
    'itself',
  ],
  ...['{guard}/victims/notes.md', '{guard}/victims', '{guard}', '/etc/passwd', '/dev/zero', '/dev/null'],
  ...['/proc/self/environ', '/proc/self/root', 'missing', 'x'.repeat(200), 'media', '1.guide'],
];

const names = [
  ...['link.md', 'linked', 'itself', 'site.yaml', 'redirects.yaml', 'media', 'index.md', '.navigation.yml'],
  ...['media/boat.png', 'media/style.css', '1.guide/link.md', '1.guide/deeper', 'picture.png'],
];

export function links(random: Random): Entry[] {
  return random.some(1, 4, () => {
    const top = random.chance(0.85) ? 'content' : 'public';
    return { path: `${top}/${random.pick(names)}`, linkTo: random.pick(targets) };
  });
}
