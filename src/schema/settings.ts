// The site's settings: `site.yaml` in the content folder. A folder without one gets the defaults.
import { z } from 'zod';

const socialLink = z.object({
  label: z.string().min(1, 'A social link needs a "label".'),
  icon: z.string(),
  to: z.string().optional(),
  target: z.string().optional(),
});

const footerLink = z.object({
  label: z.string().min(1, 'A footer link needs a "label".'),
  to: z.string().optional(),
});

export const settingsSchema = z.object({
  name: z.string().min(1, '"name" must not be empty.').default('Plinth'),
  fullName: z.string().min(1, '"fullName" must not be empty.').default('Plinth Institute of Computing'),
  headerIcon: z.string().default('i-lucide-book-open'),
  logo: z.string().default('/mark.svg'),
  header: z
    .object({
      logo: z
        .object({ alt: z.string().default(''), light: z.string().default(''), dark: z.string().default('') })
        .prefault({}),
      search: z.boolean().default(true),
      colorMode: z.boolean().default(true),
      links: z.array(z.object({ label: z.string(), to: z.string().optional() })).default([]),
    })
    .prefault({}),
  /** Where a page's source can be edited, `{file}` standing for its file; nothing shows no link. */
  editLink: z.string().default(''),
  socialLinks: z.array(socialLink).default([]),
  footerLinks: z.array(footerLink).default([]),
});

export type Settings = z.infer<typeof settingsSchema>;
