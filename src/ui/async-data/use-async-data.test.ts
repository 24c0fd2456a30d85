// Tests server rendering; behaviour over time is tested on the store.
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { AsyncDataOptions } from './async-data-request.ts';
import { type AsyncDataStore, createAsyncDataStore } from './async-data-store.ts';
import { AsyncDataContext, useAsyncData } from './use-async-data.ts';

const createStore = (isServer: boolean) =>
  createAsyncDataStore({ isServer, toError: (thrown) => ({ statusCode: 500, message: String(thrown) }) });

interface TitleProps {
  handler?: () => string | Promise<string>;
  options?: AsyncDataOptions<string, string, never, string | undefined>;
}

function Title({ handler = async () => 'Home', options }: TitleProps): ReactNode {
  const { data, status, pending } = useAsyncData('title', handler, options);
  return `${data} ${status} ${pending}`;
}

function render(store: AsyncDataStore | null, props: TitleProps = {}): string {
  return renderToString(
    createElement(AsyncDataContext, { value: store }, createElement(Title, props)),
  ).replaceAll('<!-- -->', '');
}

test('a server renders once to start and once more with the data', async () => {
  const store = createStore(true);
  expect(render(store)).toBe('undefined pending true');
  await store.settled();
  expect(render(store)).toBe('Home success false');
});

test('with server: false or immediate: false a server renders the default and does not run', async () => {
  const store = createStore(true);
  const handler = vi.fn(() => 'never');
  expect(render(store, { handler, options: { server: false, default: () => 'Untitled' } })).toBe(
    'Untitled idle false',
  );
  expect(render(store, { handler, options: { immediate: false } })).toBe('undefined idle false');
  expect(handler).not.toHaveBeenCalled();
});

test('the first rendering in a browser uses the data of the page, and starts nothing by itself', () => {
  const handler = vi.fn(() => 'never');
  const store = createStore(false);
  expect(render(store, { handler })).toBe('undefined idle false');
  store.seed({ title: 'Payload' });
  expect(render(store, { handler, options: { default: () => 'Untitled' } })).toBe('Payload success false');
  expect(handler).not.toHaveBeenCalled();
});

test('a store is needed', () => {
  expect(() => render(null)).toThrow('useAsyncData needs a store: put an AsyncDataContext above it.');
});

test('the empty key throws a TypeError', () => {
  const Nameless = () => String(useAsyncData('', () => 1).data);
  const tree = createElement(AsyncDataContext, { value: createStore(true) }, createElement(Nameless));
  expect(() => renderToString(tree)).toThrow(TypeError);
});
