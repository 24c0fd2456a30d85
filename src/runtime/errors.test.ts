import { describe, expect, it, vi } from 'vitest';
import { createErrorPath, watchUncaught } from './errors.ts';

function setUp() {
  const show = vi.fn();
  const log = vi.fn();
  return { show, log, errors: createErrorPath({ show, log }) };
}

describe('the path of an error', () => {
  it('reports without showing', () => {
    const { errors, show, log } = setUp();
    const error = new Error('x');
    errors.report(error, 'somewhere');
    expect(log.mock.calls).toEqual([['[app] somewhere:', error]]);
    expect(show).not.toHaveBeenCalled();
  });

  it('tells every listener the error and where it was caught, once', () => {
    const { errors } = setUp();
    const listener = vi.fn();
    errors.listen(listener);
    const error = new Error('x');
    errors.fail(error, 'uncaught error');
    expect(listener.mock.calls).toEqual([[error, 'uncaught error']]);
  });

  it('shows a failure as an app error', () => {
    const { errors, show } = setUp();
    errors.fail({ statusCode: 503, statusMessage: 'Maintenance' }, 'test');
    expect(show).toHaveBeenCalledWith(
      expect.objectContaining({ statusCode: 503, statusMessage: 'Maintenance' }),
    );
  });

  it('is not cut off by a listener that fails', () => {
    const { errors, show, log } = setUp();
    const later = vi.fn();
    const second = new Error('second');
    errors.listen(() => {
      throw second;
    });
    errors.listen(later);
    errors.fail(new Error('first'), 'test');
    expect(later).toHaveBeenCalledTimes(1);
    expect(show).toHaveBeenCalledTimes(1);
    expect(log).toHaveBeenCalledWith('[app] an error listener failed:', second);
  });
});

describe('uncaught errors', () => {
  function watch() {
    const window = new EventTarget();
    const { errors, show, log } = setUp();
    watchUncaught(window as Window, errors);
    const dispatch = (type: string, fields: object) => {
      const event = Object.assign(new Event(type, { cancelable: true }), fields);
      window.dispatchEvent(event);
      return event;
    };
    return { show, log, dispatch };
  }

  it('shows and logs an error that a script of the site throws', () => {
    const { show, log, dispatch } = watch();
    const error = new Error('no luck');
    for (const filename of ['https://site.example/assets/app.js', 'http://127.0.0.1:4711/x.js', ''])
      dispatch('error', { error, filename });
    expect(log.mock.calls).toEqual(Array(3).fill(['[app] uncaught error:', error]));
    expect(show).toHaveBeenCalledTimes(3);
    expect(show).toHaveBeenCalledWith(expect.objectContaining({ statusCode: 500, message: 'no luck' }));
  });

  it('ignores notices of the browser, which have no error', () => {
    const { show, log, dispatch } = watch();
    dispatch('error', { message: 'ResizeObserver loop limit exceeded', error: null, filename: '' });
    expect(log).not.toHaveBeenCalled();
    expect(show).not.toHaveBeenCalled();
  });

  it.each(['chrome-extension', 'moz-extension', 'safari-web-extension'])(
    'ignores an error of a %s',
    (scheme) => {
      const { show, log, dispatch } = watch();
      dispatch('error', { error: new Error('not ours'), filename: `${scheme}://abc/content.js` });
      expect(log).not.toHaveBeenCalled();
      expect(show).not.toHaveBeenCalled();
    },
  );

  it('logs a rejection in place of the browser and shows nothing', () => {
    const { show, log, dispatch } = watch();
    const reason = new Error('no luck');
    const { defaultPrevented } = dispatch('unhandledrejection', { reason });
    expect(defaultPrevented).toBe(true);
    expect(log.mock.calls).toEqual([['[app] unhandled rejection:', reason]]);
    expect(show).not.toHaveBeenCalled();
  });

  it('logs and shows a rejection that is fatal', () => {
    const { show, log, dispatch } = watch();
    const reason = { fatal: true, statusCode: 503, statusMessage: 'Maintenance', message: 'Until noon.' };
    const { defaultPrevented } = dispatch('unhandledrejection', { reason });
    expect(defaultPrevented).toBe(true);
    expect(log.mock.calls).toEqual([['[app] unhandled rejection:', reason]]);
    expect(show.mock.calls).toEqual([[{ ...reason, unhandled: false }]]);
  });
});
