import type { ComponentProps } from 'react';
import { textOf } from './node-text.ts';

/** A heading that can be linked to. The sign with its address stands beside it, so that its name is its own words. */
export function heading(Tag: 'h2' | 'h3' | 'h4') {
  return function Heading({ id, children, ...rest }: ComponentProps<'h2'>) {
    const title = (
      <Tag id={id} {...rest}>
        {children}
      </Tag>
    );
    // Nobody can point at the sign of a heading that is only heard.
    const isUnseen = rest.className?.split(' ').includes('sr-only');
    if (!id || isUnseen) return title;
    return (
      <div className={`heading heading-${Tag}`}>
        {title}
        <a
          className="anchor"
          href={`#${id}`}
          aria-label={`Link to ${textOf(children).trim() || 'this section'}`}
        >
          #
        </a>
      </div>
    );
  };
}
