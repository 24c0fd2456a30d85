import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LiveExample } from './live-example.tsx';
import { withoutPlainViews } from './plain-views.ts';
import { StillContext } from './still-context.ts';

test('an example that a script draws has no views for readers without one, and keeps all else', () => {
  const answer = '<noscript>the answer</noscript>';
  const html = renderToStaticMarkup(
    <StillContext value={() => '/_result/a/1.html'}>
      <LiveExample
        html="<span>&lt;p&gt;Hello&lt;/p&gt;</span>"
        isFixed={false}
        hasScripts={false}
        assistive={[{ depth: 0, role: 'paragraph' }]}
        task={<div dangerouslySetInnerHTML={{ __html: answer }} />}
      />
    </StillContext>,
  );
  expect(html.match(/<noscript>/g)).toHaveLength(3);
  const left = withoutPlainViews(html);
  expect(left.match(/<noscript>/g)).toHaveLength(1);
  expect(left).toContain(answer);
  expect(left).toContain('<div class="assistive" data-view="assistive"></div>');
  expect(left).not.toContain('/_result/');
});
