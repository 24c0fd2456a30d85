import { expect, test } from 'vitest';
import type { SearchFile } from '#schema/search.ts';
import { type Answer, answerMessages } from './answer-messages.ts';

const file: SearchFile = {
  icons: [],
  sections: [],
  parents: ['Blog'],
  pages: [
    ['/blog', 'Blog', '', -1, -1, -1, 0, []],
    ['/blog/a', 'A post', 'News', -1, 0, -1, 0, [[1, 'Part']]],
  ],
};
const bytes = (text: string) => new TextEncoder().encode(text).buffer as ArrayBuffer;

function start() {
  const answers: Answer[] = [];
  const tasks: (() => void)[] = [];
  const take = answerMessages(
    (answer) => answers.push(answer),
    (task) => tasks.push(task),
  );
  return { answers, tasks, take };
}

test('the file is answered with the pages to list and the paths at the top', () => {
  const { answers, take } = start();
  take({ kind: 'load', file: bytes(JSON.stringify(file)), listed: 34 });
  expect(answers).toEqual([
    {
      kind: 'loaded',
      pages: [
        expect.objectContaining({ id: '/blog', prefix: '', place: null }),
        expect.objectContaining({ id: '/blog/a', prefix: 'Blog >', place: null }),
      ],
      paths: ['/blog'],
    },
  ]);
});

test('a file that cannot be read is told', () => {
  const { answers, take } = start();
  take({ kind: 'load', file: bytes('<html>'), listed: 34 });
  expect(answers).toEqual([{ kind: 'failed', reason: expect.stringContaining('SyntaxError') }]);
});

test('of several terms that wait, the last one is searched for', () => {
  const { answers, tasks, take } = start();
  take({ kind: 'load', file: bytes(JSON.stringify(file)), listed: 34 });
  for (const term of ['p', 'pa', 'part']) take({ kind: 'search', term, limit: 42 });
  expect(tasks).toHaveLength(1);
  tasks[0]?.();
  expect(answers.slice(1)).toEqual([
    {
      kind: 'found',
      term: 'part',
      rows: [
        {
          id: '/blog/a#part',
          label: 'Part',
          description: '',
          prefix: 'Blog > A post >',
          icon: null,
          kind: 'heading',
          section: null,
          place: 'heading',
          found: 'part',
        },
      ],
    },
  ]);
  take({ kind: 'search', term: 'news', limit: 42 });
  expect(tasks).toHaveLength(2);
});
